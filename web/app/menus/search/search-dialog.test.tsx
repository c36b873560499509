import { screen, within } from '@testing-library/preact'
import { expect, test } from 'vitest'
import type { AssistantAnswer } from '#contract/assistant/assistant.ts'
import { COUNTRY_ANSWERS } from '#tests/components/country-answers.ts'
import { openPart } from '#tests/components/open-part.tsx'
import { sampleAnswers } from '#tests/components/sample-answer.ts'
import SearchDialog from './search-dialog.tsx'

const SAID: AssistantAnswer = {
  ...{ text: '', sentences: [], rows: [], declined: false, reason: null, links: [], understood: [] },
  ...{ assumptions: [], suggestions: [], view: null, phrasing: null, release: 1 },
}

async function search(query: string, answer: Partial<AssistantAnswer>) {
  const { user } = await openPart(<SearchDialog onClose={() => undefined} />, {
    answers: { ...sampleAnswers(), ...COUNTRY_ANSWERS, 'POST /assistant': { ...SAID, ...answer } },
  })
  await user.type(await screen.findByRole('searchbox'), query)
}

const answer = () => screen.findByRole('region', { name: 'Answer' })
const NOTHING = /^Nothing is called/

test('a term that nothing is called by and that the help explains is explained', async () => {
  await search('confidence interval', {
    text: 'It is the range.',
    links: [{ href: '/faq#lines', title: 'Lines' }],
  })
  expect(
    within(await answer())
      .getByRole('link', { name: 'Lines' })
      .getAttribute('href'),
  ).toBe('/faq#lines')
  expect(screen.queryByText(NOTHING)).toBeNull()
})

test('that a source has no figure there is said', async () => {
  const understood = [{ words: 'penta 3', kind: 'indicator' as const, id: 18, name: 'Penta 3' }]
  const text = 'MICS has no figure of it in Kano.'
  await search('penta 3 kano mics', { text, understood, declined: true, reason: 'no_data' })
  expect((await answer()).textContent).toBe(text)
})

test('what was not understood is left to the names', async () => {
  await search('zzzz', { text: 'I could not understand.', declined: true, reason: 'not_understood' })
  await screen.findByText(NOTHING)
  expect(screen.queryByRole('region', { name: 'Answer' })).toBeNull()
})
