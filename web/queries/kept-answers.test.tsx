import { screen } from '@testing-library/preact'
import { beforeEach, expect, test } from 'vitest'
import { EMPTY_DASHBOARD } from '#domain/document/document.ts'
import { Problem } from '#domain/problem.ts'
import { fullDevice } from '#tests/components/full-device.ts'
import { answerCalls, type MadeUpAnswers } from '#tests/components/made-up-answers.ts'
import { aDocument } from '#tests/components/made-up-documents.ts'
import { openPart } from '#tests/components/open-part.tsx'
import { painted } from '#tests/components/painted.ts'
import { keepUnder } from '#web/editing/kept-draft.ts'
import { askAnew, forgetAnswers, renewAnswer, useKeptAnswer } from './kept-answers.ts'

const CALL = 'GET /document/{id}'

function Title({ id }: { readonly id: string }) {
  const answer = useKeptAnswer(CALL, { path: { id } })
  if (answer.status !== 'ready') return <p>{answer.status}</p>
  return <p>{`${answer.value.data.title}, version ${answer.value.data.version}`}</p>
}

const document = (title: string, version = 1) => ({
  data: aDocument(title, { version, title }, { ...EMPTY_DASHBOARD, title }),
})
const ONLINE: MadeUpAnswers = { [CALL]: ({ path }) => document(path.id ?? '') }
const CUT: MadeUpAnswers = {
  [CALL]: () => {
    throw new TypeError('Failed to fetch')
  },
}
const show = async (id: string, answers: MadeUpAnswers, account = 7) => {
  const { container, unmount } = await openPart(<Title id={id} />, { answers, account: { id: account } })
  await screen.findByText(/version|failed/)
  await painted()
  const text = container.textContent
  unmount()
  return text
}
const answers = () => Object.keys(localStorage).filter((name) => name.includes('-answer-'))

beforeEach(() => localStorage.clear())

test('without a line the answer that this device saw last, as it was sent since; any other refusal stands', async () => {
  expect(await show('Winter', CUT)).toBe('failed')
  expect(await show('Winter', ONLINE)).toBe('Winter, version 1')
  expect(await show('Winter', CUT)).toBe('Winter, version 1')
  expect(await show('Summer', CUT)).toBe('failed')
  renewAnswer(CALL, [{ path: { id: 'Winter' } }], () => document('Winter', 2))
  expect(await show('Winter', CUT)).toBe('Winter, version 2')
  expect(await show('Winter', { [CALL]: new Problem('not-found', 'No.') })).toBe('failed')
})

test('what was sent without its page is asked anew where it is kept; what does not come then is forgotten', async () => {
  await show('Winter', ONLINE)
  answerCalls({ [CALL]: document('Winter', 3) })
  for (const id of ['Winter', 'Summer']) await askAnew(CALL, { path: { id } })
  expect(await show('Summer', CUT)).toBe('failed')
  expect(await show('Winter', CUT)).toBe('Winter, version 3')
  answerCalls(CUT)
  await askAnew(CALL, { path: { id: 'Winter' } })
  expect(await show('Winter', CUT)).toBe('failed')
})

test('those about a document that is deleted go with it', async () => {
  for (const name of ['Winter', 'Summer']) await show(name, ONLINE)
  forgetAnswers('Winter')
  expect(await show('Winter', CUT)).toBe('failed')
  expect(await show('Summer', CUT)).toBe('Summer, version 1')
})

test('the newest stay', async () => {
  const names = Array.from({ length: 15 }, (_, at) => `Winter ${at}`)
  for (const name of names) await show(name, ONLINE)
  expect(answers()).toHaveLength(12)
  expect(await show('Winter 14', CUT)).toBe('Winter 14, version 1')
})

test('one that is too long for a browser is not kept, and a draft goes before all of them', async () => {
  await show('W'.repeat(300_001), ONLINE)
  expect(answers()).toEqual([])
  await show('Winter', ONLINE)
  expect(answers()).toHaveLength(1)
  const makeRoom = fullDevice(() => answers().length > 0)
  expect(keepUnder('msdat-of-7-draft-a', { title: 'Winter' })).toBe(true)
  makeRoom()
  expect([answers(), localStorage.getItem('msdat-of-7-draft-a')]).toEqual([[], '{"title":"Winter"}'])
})
