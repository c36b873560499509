import { screen, waitFor } from '@testing-library/preact'
import { expect, test } from 'vitest'
import { PAGES } from '#catalogue/pages.ts'
import { sectionBlock } from '#domain/document/blocks/section/section-block.ts'
import { aPoint } from '#tests/builders/made-up-country.ts'
import { CATALOGUE_ANSWERS, indicatorAnswers } from '#tests/components/made-up-catalogue.ts'
import { aDocument } from '#tests/components/made-up-documents.ts'
import { openPart } from '#tests/components/open-part.tsx'
import { pageOfRows } from '#tests/components/page-of-rows.ts'
import { emptyDocument } from '#web/views/capture/empty-document.ts'
import ReportPage from './report-page.tsx'

const [PAGE] = PAGES.filter(({ pattern }) => pattern === '/report/:id')
const POINTS = [aPoint(2, 8, '2023', 30), aPoint(2, 8, '2024', 40), aPoint(2, 1, '2024', 50)]

const SECTION = sectionBlock.begin('part', {
  section: 'indicator-overview',
  state: { location: '{place}', indicator: '7' },
})

/** A report about Northland that holds one section and was commented on. */
async function open() {
  const content = { parameters: [{ name: 'place', value: 8 } as const], blocks: [SECTION] }
  const comment = {
    ...{ id: 1, text: 'Why does the line end in March?', author: 'mina', by_owner: false, is_own: false },
    ...{ can_delete: false, waits: false, created_at: '2026-11-01T08:00:00.000Z', edited_at: null },
  }
  if (!PAGE) throw new Error('There is no page of reports')
  return openPart(<ReportPage page={PAGE} params={{ id: 'winter' }} />, {
    account: null,
    at: '/report/winter',
    answers: {
      ...CATALOGUE_ANSWERS,
      ...indicatorAnswers(POINTS),
      'GET /document/{id}': {
        data: aDocument('winter', { kind: 'report' }, { ...emptyDocument('report'), ...content }),
      },
      'GET /document/{id}/comments': ({ query }) => pageOfRows([comment], query),
    },
  })
}

test('whoever reads a report reads the comments on it', async () => {
  await open()
  expect(await screen.findByText('Why does the line end in March?')).toBeTruthy()
})

test('a section of a report stands where it is printed, about the place of the report', async () => {
  await open()
  const part = await screen.findByRole('region', { name: 'Indicator Overview' })
  await waitFor(() => expect(part.textContent).toMatch(/Northland.*40/))
  expect(part.textContent).not.toContain('Aldovia, ')
})
