import { expect, test } from 'vitest'
import { mayShow } from './may-show.ts'

test.each([
  ['GET /tags', 'DELETE /tags/{id}', true],
  ['GET /users/{id}', 'PUT /users/{id}', true],
  ['GET /plugin-submissions', 'POST /plugin-submissions/{id}/comments', true],
  ['GET /plugins/all', 'POST /plugins/{id}/disable', true],
  ['GET /admin/summary', 'POST /users/delete', true],
  ['GET /tags', 'POST /plugins/{id}/disable', false],
  ['GET /plugins', 'POST /plugin-submissions', false],
  // Forms that are open on other things keep what was typed.
  ['GET /admin/settings', 'POST /account/two-factor/disable', false],
])('what shows %s is asked again after %s: %s', (shown, changed, expected) => {
  expect(mayShow(shown, changed)).toBe(expected)
})
