import { act, screen } from '@testing-library/preact'
import { expect, test } from 'vitest'
import { textBlock } from '#domain/document/blocks/text/text-block.ts'
import type { Block } from '#domain/document/blocks.ts'
import { replaceBlock } from '#domain/document/editing/edit-blocks.ts'
import { Problem } from '#domain/problem.ts'
import { aDocument } from '#tests/components/made-up-documents.ts'
import { CATALOGUE_ANSWERS } from '#tests/components/made-up-catalogue.ts'
import { openPart } from '#tests/components/open-part.tsx'
import { emptyDocument } from '#web/views/capture/empty-document.ts'
import { ReportEditor } from './report-editor.tsx'
import { changeReport, openReport, reportNow, takeReportOf } from './report-state.ts'
import { saveReport } from './save-report.ts'

const text = (words: string): Block => textBlock.begin('a', { html: `<p>${words}</p>` })
const BASE = { ...emptyDocument('report'), blocks: [text('First')] }
const THEIRS = { ...BASE, blocks: [text('Theirs')] }

test('who saves a report second chooses between both versions, and can keep both', async () => {
  const conflict = { version: 2, base: BASE, saved: THEIRS, by: null, is_own: true, at: null }
  let isFirst = true
  const { user, calls } = await openPart(<ReportEditor />, {
    answers: {
      ...CATALOGUE_ANSWERS,
      'PATCH /document/{id}': () => {
        if (!isFirst) return { data: aDocument('k', { version: 3 }) }
        isFirst = false
        return new Problem('changed-meanwhile', 'Somebody saved.', {}, null, { conflict })
      },
    },
  })
  await act(async () => {
    takeReportOf(7)
    openReport(BASE, { id: 'k', version: 1, saved: BASE })
    changeReport((from) => replaceBlock(from, text('Mine')))
    await saveReport(true)
  })
  await screen.findByRole('heading', { name: 'Two versions of “Custom Report”' })
  expect(calls.of('PATCH /document/{id}')).toHaveLength(1)
  await user.click(await screen.findByRole('radio', { name: /^Keep both/ }))
  await user.click(screen.getByRole('button', { name: 'Save the result' }))
  await screen.findByRole('toolbar', { name: 'Toolbox' })
  const words = reportNow().blocks.map((block) => (block.kind === 'text' ? block.html : ''))
  expect(words).toEqual(['<p>Mine</p>', '<p>Theirs</p>'])
  expect(calls.of('PATCH /document/{id}').at(-1)?.body).toMatchObject({ version: 2 })
})
