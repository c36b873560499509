import { screen } from '@testing-library/preact'
import { expect, test } from 'vitest'
import type { DocumentSummary } from '#contract/documents/document.ts'
import { openPart } from '#tests/components/open-part.tsx'
import { WhatBecomesOfTheLink } from './what-becomes-of-the-link.tsx'

type Visibility = DocumentSummary['visibility']
type State = DocumentSummary['state']

const STAYS =
  'Everybody with its link can open it until it is approved; then everybody can, and a later change is hidden until it is approved too.'
const STOPS = 'Its link stops working.'

test.each<[before: Visibility, state: State, keepsLink: boolean, after: Visibility, said: string | null]>([
  ['link', 'draft', false, 'public', STAYS],
  ['link', 'draft', false, 'private', STOPS],
  ['public', 'submitted', true, 'private', STOPS],
  ['public', 'submitted', false, 'private', null],
  [
    'public',
    'approved',
    false,
    'link',
    'It leaves the public lists. Everybody with its address can still open it.',
  ],
  [
    'public',
    'approved',
    false,
    'private',
    'It leaves the public lists, and nobody else can open it any more.',
  ],
  ['public', 'approved', false, 'public', null],
  ['private', 'draft', false, 'link', null],
])('from %s (%s, link kept: %s) to %s: %s', async (visibility, state, keeps_link, after, said) => {
  await openPart(
    <>
      <p>Drawn</p>
      <WhatBecomesOfTheLink before={{ visibility, state, keeps_link }} after={after} />
    </>,
  )
  await screen.findByText('Drawn')
  expect(screen.queryByRole('status')?.textContent ?? null).toBe(said)
})
