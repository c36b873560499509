import { always, onlyOwner, type Row, type RowsByPermission, of } from './row.ts'
import { things } from './world.ts'

/** The account of `user` itself, which nobody else can name; administrators may read and correct it where it says so. */
const ofUser = (admin: number, body?: object): Row => ({
  answers: { user: 200, other: 404, moderator: 404, admin },
  ask: ({ people }) => ({ path: { id: people.user.id }, ...(body && { body }) }),
})

/** Of nobody. */
const UPLOAD = { id: 'a'.repeat(22) }

const SWITCHES = { sms: false, email: false, googleAuthenticator: false, microsoftAuthenticator: false }

/** Signing in, and one's own account. */
export const ACCOUNT_ROWS: RowsByPermission = {
  public: {
    'POST /login': always(401, { body: { username: 'nobody', password: 'nothing' } }),
    'POST /login/two-factor': always(401, { body: { method: 'totp', code: '123456' } }),
    'POST /login/two-factor/email': always(401, { body: {} }),
    'POST /account/forgot-password': always(200, { body: { email: 'nobody@example.org' } }),
    'POST /account/reset-password': always(400, { body: { token: 'of-nobody', password: 'x' } }),
    'POST /account/invitation': always(400, { body: { token: 'of-nobody', password: 'x' } }),
    'POST /account/verify-email': always(400, { body: { token: 'of-nobody' } }),
    'GET /account/providers': always(200),
    'GET /front': always(200),
    'GET /front/logos/{name}': always(404, { path: { name: 'nobody-has-this-logo' } }),
    'POST /account/social/{provider}': always(404, { path: { provider: 'google' }, body: {} }),
    'GET /auth/callback/{provider}': always(404, { path: { provider: 'google' } }),
    'POST /social/auth/linkedin': always(404, { body: { code: 'a', state: 'b', redirect_uri: 'c' } }),
    'POST /auth/register/{provider}/user': always(404, {
      path: { provider: 'google' },
      body: { auth_token: 'a' },
    }),
  },
  guest: {
    'POST /account/verify-email/resend': always(200, { body: { email: 'nobody@example.org' } }),
    'POST /users': always(400, { body: {} }),
  },
  'account.use': {
    'GET /account': always(200),
    'GET /front/draft': always(200),
    'PUT /front/draft': always(400, { body: {} }),
    'PUT /front/logo': always(415),
    'GET /account/export': always(200),
    'GET /account/sessions': always(200),
    'DELETE /account/sessions/{id}': onlyOwner(200, of(things.session)),
    'DELETE /account/sessions': always(200, { query: 'keep=this' }),
    'PUT /users/update_password': always(400, { body: { current_password: 'wrong', new_password: 'x' } }),
    'GET /users/{id}': ofUser(200),
    'PUT /users/{id}': ofUser(200, { job_title: 'Analyst' }),
    'PATCH /users/{id}': ofUser(200, { location: 'Aldovia' }),
    'GET /users/{id}/security-settings': ofUser(404),
    'POST /users/{id}/security-settings': ofUser(404, SWITCHES),
    'GET /account/two-factor': always(200),
    'POST /account/two-factor/enable': always(400, { body: { password: 'wrong' } }),
    'POST /account/two-factor/confirm': always(400, { body: { code: '123456' } }),
    'POST /account/two-factor/disable': always(400, { body: { password: 'wrong' } }),
    'POST /account/two-factor/backup-codes': always(400, { body: { password: 'wrong' } }),
    'POST /account/prove': always(400, { body: { password: 'wrong' } }),
    'GET /account/preferences': always(200),
    'PATCH /account/preferences': always(200, { body: {} }),
    'POST /uploads': always(201, { body: { size: 9, digest: 'a'.repeat(64) } }),
    'GET /uploads/{id}': always(404, { path: UPLOAD }),
    'PUT /uploads/{id}': always(404, { path: UPLOAD, query: 'from=0' }),
    'DELETE /uploads/{id}': always(404, { path: UPLOAD }),
    'PUT /account/avatar': always(415),
    'DELETE /account/avatar': always(200),
    'GET /avatars/{id}': always(404, { path: { id: 1 } }),
  },
}

/** Calls that make callers strangers; run after everything else. */
export const LAST_ROWS: RowsByPermission = {
  'account.use': {
    'DELETE /users/{id}': {
      answers: { user: 200, other: 404, moderator: 404, admin: 200 },
      ask: async (world, caller) => ({
        path: { id: caller === 'user' ? world.people.user.id : await things.account(world) },
      }),
    },
  },
  public: { 'POST /logout': always(200) },
}
