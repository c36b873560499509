import { act, screen, waitFor } from '@testing-library/preact'
import { beforeEach, expect, test } from 'vitest'
import type { Document } from '#domain/document/document.ts'
import { Problem } from '#domain/problem.ts'
import type { MadeUpAnswers } from '#tests/components/made-up-answers.ts'
import { CATALOGUE_ANSWERS } from '#tests/components/made-up-catalogue.ts'
import { aDocument } from '#tests/components/made-up-documents.ts'
import { openPart } from '#tests/components/open-part.tsx'
import { emptyDocument } from '#web/views/capture/empty-document.ts'
import { ReportEditor } from './report-editor.tsx'
import { openReport, reportNow } from './report-state.ts'

const EMPTY: Document = { ...emptyDocument('report'), title: 'Report' }

beforeEach(() => localStorage.clear())

/** The account, which takes what is sent. */
function accountThatTakes(): MadeUpAnswers {
  let version = 0
  const taken = ({ body }: { readonly body: unknown }) => {
    version += 1
    return {
      data: aDocument(
        'made',
        { is_own: true, kind: 'report', version },
        (body as { document: Document }).document,
      ),
    }
  }
  return { 'POST /document': taken, 'PATCH /document/{id}': taken }
}

/** The builder with a report that has a title and nothing else. */
async function open(answers: MadeUpAnswers = accountThatTakes(), account: object | null = {}) {
  const part = await openPart(<ReportEditor />, { account, answers: { ...CATALOGUE_ANSWERS, ...answers } })
  await title()
  act(() => openReport(EMPTY, null))
  return part
}

const title = () => screen.findByRole('textbox', { name: 'Title of the report' })
const press = (name: string) => screen.findByRole('button', { name })

test('an empty report stays on the device; with something in it the account has it too, once', async () => {
  const { user, calls } = await open()
  await user.type(await title(), ' of snow')
  await user.click(await press('Save (Ctrl+S)'))
  await screen.findByText(/in your account too once something is in it$/)
  expect(calls.of('POST /document')).toEqual([])
  await user.click(await press('Text'))
  await user.click(await press('Save (Ctrl+S)'))
  await screen.findByText(/on this device and in your account$/)
  await user.type(await title(), '!')
  await user.click(await press('Save (Ctrl+S)'))
  await waitFor(() => expect(calls.of('PATCH /document/{id}')).toHaveLength(1))
  expect(calls.of('POST /document').map(({ body }) => body)).toMatchObject([
    { document: { title: 'Report of snow', blocks: [{ kind: 'text' }] } },
  ])
  expect(calls.of('PATCH /document/{id}').map(({ body }) => body)).toMatchObject([
    { version: 1, document: { title: 'Report of snow!' } },
  ])
})

test('what nobody has changed for a while is saved by itself', async () => {
  const { user, calls } = await open()
  await user.click(await press('Text'))
  await waitFor(() => expect(calls.of('POST /document')).toHaveLength(1))
})

test('whoever is not signed in is told how the account gets it', async () => {
  const { user } = await open({}, null)
  await user.type(await title(), '!')
  await screen.findByText(/Log in to have it in your account too\.$/)
  expect(reportNow().title).toBe('Report!')
})

test('what the account refuses stays on the device, with the reason', async () => {
  const { user } = await open({ 'POST /document': new Problem('cannot-write', 'The disk is full.') })
  await user.click(await press('Text'))
  await user.click(await press('Save (Ctrl+S)'))
  await screen.findByText(/^On this device, but not in your account: The disk is full\./)
  expect(reportNow().blocks).toHaveLength(1)
})

test('changes are taken back and done again, typing as one', async () => {
  const { user } = await open()
  await user.type(await title(), ' of snow')
  await user.click(await press('Text'))
  await user.click(await press('Undo (Ctrl+Z)'))
  expect(reportNow().blocks).toEqual([])
  await user.click(await press('Undo (Ctrl+Z)'))
  expect(await title()).toHaveProperty('value', 'Report')
  await user.click(await press('Redo (Ctrl+Y)'))
  expect(await title()).toHaveProperty('value', 'Report of snow')
})

test('a title that is left empty gets one', async () => {
  const { user } = await open()
  await user.clear(await title())
  await user.tab()
  expect(await title()).toHaveProperty('value', 'Custom Report')
})
