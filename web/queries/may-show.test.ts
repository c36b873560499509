import { expect, test } from 'vitest'
import { mayShow } from './may-show.ts'
import { isHourOfRule } from './unseen-updates.ts'

test.each([
  ['GET /tags', 'DELETE /tags/{id}', true],
  ['GET /users/{id}', 'PUT /users/{id}', true],
  ['GET /plugin-submissions', 'POST /plugin-submissions/{id}/comments', true],
  ['GET /plugins/all', 'POST /plugins/{id}/disable', true],
  ['GET /admin/summary', 'POST /users/delete', true],
  ['GET /waiting', 'POST /plugin-submissions/{id}/decline', true],
  ['GET /notifications', 'POST /document/{id}/approve', true],
  ['GET /document', 'POST /document/{id}/approve', true],
  ['GET /tags', 'POST /plugins/{id}/disable', false],
  ['GET /plugins', 'POST /plugin-submissions', false],
  // Forms that are open on other things keep what was typed.
  ['GET /admin/settings', 'POST /account/two-factor/disable', false],
])('what shows %s is asked again after %s: %s', (shown, changed, expected) => {
  expect(mayShow(shown, changed)).toBe(expected)
})

test.each([
  ['00:00:00', true],
  ['00:00:59', true],
  ['00:01:00', false],
  ['05:59:59', false],
  ['06:00:30', true],
  ['09:00:00', false],
  ['12:00:00', true],
  ['18:00:00', true],
  ['23:59:59', false],
])('at %s by the clock of the reader updates are looked for again: %s', (time, expected) => {
  expect(isHourOfRule(new Date(`2026-11-23T${time}`))).toBe(expected)
})
