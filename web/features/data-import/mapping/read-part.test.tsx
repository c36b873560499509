import { screen } from '@testing-library/preact'
import { expect, test } from 'vitest'
import { message } from '#domain/message/message.ts'
import { emptyMapping } from '#exchange/mapping/mapping.ts'
import { openPart } from '#tests/components/open-part.tsx'
import type { BroughtSheet } from './bring-sheet.ts'
import { ReadPart } from './read-part.tsx'

const SHEET: BroughtSheet = {
  ...{ format: 'sheet', because: message('exchange.because', { sign: 'table', words: 'State, 2020' }) },
  ...{ candidates: [], questions: [], draft: emptyMapping('sheet', ''), isCut: false, unreadable: [] },
  proposals: { indicators: [], places: [], groups: [], sources: [], periods: [], swapsBounds: false },
}
const MAPPED = { figures: [], groups: [], open: [], leftOut: 0, waiting: 0, refused: [] }

test('a file with more figures than a browser maps says that the others were left out, and what to do', async () => {
  await openPart(<ReadPart sheet={{ ...SHEET, isCut: true }} mapped={MAPPED} />)
  expect(screen.getByRole('alert').textContent).toBe(
    'Only the first 200,000 figures of the file were read. Bring the others in another file.',
  )
})

test('one that was read whole says nothing of it', async () => {
  await openPart(<ReadPart sheet={SHEET} mapped={MAPPED} />)
  expect(screen.queryByRole('alert')).toBe(null)
})
