import { expect, test } from 'vitest'
import type { WaitingRow } from '#contract/waiting/waiting.ts'
import { message } from '#domain/message/message.ts'
import { english } from '#languages/from-source.ts'
import { actOf, decisionText, fromText, remarkOf, titleOf, waitedDays } from './waiting-words.ts'

const ROW: WaitingRow = {
  ...{ kind: 'document', id: 'a', what: 'report', title: 'Snow', from: 'aisha' },
  ...{ since: '2026-11-20T09:00:00.000Z', version: '3', changed: false, remarks: 0 },
}

test.each<[Partial<WaitingRow>, string, string, string]>([
  [{}, 'Review', '“Snow” asks to be public', ''],
  [{ changed: true }, 'Compare', '“Snow” asks to be public', 'changed since it was sent'],
  [{ kind: 'plugin', what: '1.2.0' }, 'Review', 'Snow, version 1.2.0', 'no remark of the checks'],
  [{ kind: 'plugin', what: '1.2.0', remarks: 1 }, 'Review', 'Snow, version 1.2.0', '1 remark of the checks'],
  [{ kind: 'inquiry', what: 'contact', title: 'Why\n snow?' }, 'Answer', '“Why snow?”', ''],
  [{ kind: 'inquiry', what: 'partnership' }, 'Answer', 'An offer of data: “Snow”', ''],
  [{ kind: 'testimonial' }, 'Read', 'A testimonial: “Snow”', ''],
  [{ kind: 'reading', what: 'answer', remarks: 2 }, 'Decide', 'An answer: “Snow”', 'reported by 2 readers'],
  [{ kind: 'front', title: '' }, 'Review', 'A front of the site', ''],
])('%j is %s: %s (%s)', (part, act, title, remark) => {
  const row = { ...ROW, ...part }
  const said = [actOf(row), titleOf(row), remarkOf(row) ?? '']
  expect(said.map((value) => english.text(value))).toEqual([act, title, remark])
})

test.each([
  ['2026-11-20T23:00:00Z', 'today'],
  ['2026-11-21T09:00:00Z', '1 day'],
  ['2026-11-26T08:59:59Z', '5 days'],
])('at %s it has waited for %s', (now, words) => {
  const days = waitedDays(ROW.since, Date.parse(now))
  expect(english.text(message('waiting.waited', { days }))).toBe(words)
})

test('who asks, and which version; who decided, in the time of Nigeria', () => {
  expect(english.text(fromText(ROW))).toBe('aisha, report, version 3')
  expect(english.text(fromText({ ...ROW, kind: 'inquiry', from: '' }))).toBe(
    'somebody without an account here',
  )
  const decided = { kind: 'inquiry' as const, state: 'in-talks', by: 'mina', at: '2026-11-26T11:35:10Z' }
  expect(english.text(decisionText(decided))).toBe('in talks by mina, 12:35 WAT')
  const back = { ...decided, kind: 'figures' as const, state: 'declined' }
  expect(english.text(decisionText(back))).toBe('sent back by mina, 12:35 WAT')
})

test.each([
  [0, 'Nothing waits for you'],
  [1, 'One decision waits for you'],
  [9, 'Nine decisions wait for you'],
  [12, '12 decisions wait for you'],
])('%i: %s', (count, words) => {
  expect(english.text(message('waiting.count', { count }))).toBe(words)
})
