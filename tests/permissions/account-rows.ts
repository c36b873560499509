import { everybody, onlyOwner, type Row, type Rows, of, signedIn } from './row.ts'
import { things } from './world.ts'

/** The account of `user` itself, which nobody else can name; administrators may read and correct it where it says so. */
const ofUser = (expected: Row['expected'], body?: object): Row => ({
  expected,
  ask: ({ people }) => ({ path: { id: people.user.id }, ...(body && { body }) }),
})

const SWITCHES = { sms: false, email: false, googleAuthenticator: false, microsoftAuthenticator: false }

/** Signing in, and one's own account. */
export const ACCOUNT_ROWS: Rows = {
  'POST /login': everybody(401, { body: { username: 'nobody', password: 'nothing' } }),
  'POST /login/two-factor': everybody(401, { body: { method: 'totp', code: '123456' } }),
  'POST /login/two-factor/email': everybody(401, { body: {} }),
  'POST /account/verify-email': everybody(400, { body: { token: 'of-nobody' } }),
  'POST /account/verify-email/resend': everybody(200, { body: { email: 'nobody@example.org' } }),
  'POST /account/forgot-password': everybody(200, { body: { email: 'nobody@example.org' } }),
  'POST /account/reset-password': everybody(400, { body: { token: 'of-nobody', password: 'x' } }),
  'POST /users': everybody(400, { body: {} }),
  'GET /account/providers': everybody(200),
  'POST /account/social/{provider}': everybody(404, { path: { provider: 'google' }, body: {} }),
  'GET /auth/callback/{provider}': everybody(404, { path: { provider: 'google' } }),
  'POST /social/auth/linkedin': everybody(404, { body: { code: 'a', state: 'b', redirect_uri: 'c' } }),
  'POST /auth/register/{provider}/user': everybody(404, {
    path: { provider: 'google' },
    body: { auth_token: 'a' },
  }),
  'GET /account': signedIn(200),
  'GET /account/export': signedIn(200),
  'GET /account/sessions': signedIn(200),
  'DELETE /account/sessions/{id}': onlyOwner(200, of(things.session)),
  'DELETE /account/sessions': signedIn(200, { query: 'keep=this' }),
  'PUT /users/update_password': signedIn(400, { body: { current_password: 'wrong', new_password: 'x' } }),
  'GET /users/{id}': ofUser([401, 200, 404, 404, 200]),
  'PUT /users/{id}': ofUser([401, 200, 404, 404, 200], { job_title: 'Analyst' }),
  'PATCH /users/{id}': ofUser([401, 200, 404, 404, 200], { location: 'Aldovia' }),
  'GET /users/{id}/security-settings': ofUser([401, 200, 404, 404, 404]),
  'POST /users/{id}/security-settings': ofUser([401, 200, 404, 404, 404], SWITCHES),
  'GET /account/two-factor': signedIn(200),
  'POST /account/two-factor/enable': signedIn(400, { body: { password: 'wrong' } }),
  'POST /account/two-factor/confirm': signedIn(400, { body: { code: '123456' } }),
  'POST /account/two-factor/disable': signedIn(400, { body: { password: 'wrong' } }),
  'POST /account/two-factor/backup-codes': signedIn(400, { body: { password: 'wrong' } }),
  'POST /account/prove': signedIn(400, { body: { password: 'wrong' } }),
  'GET /account/preferences': signedIn(200),
  'PATCH /account/preferences': signedIn(200, { body: {} }),
  'PUT /account/avatar': signedIn(415),
  'DELETE /account/avatar': signedIn(200),
  'GET /avatars/{id}': signedIn(404, { path: { id: 1 } }),
}

/** What makes callers strangers; run after everything else. */
export const LAST_ROWS: Rows = {
  'DELETE /users/{id}': {
    expected: [401, 200, 404, 404, 200],
    ask: async (world, caller) => ({
      path: { id: caller === 'user' ? world.people.user.id : await things.account(world) },
    }),
  },
  'POST /logout': everybody(200),
}
