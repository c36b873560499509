import type { OwnAccount } from '#contract/account/sign-in.ts'

/** Somebody who does not exist; the same id whatever else differs, as one page belongs to one person. */
export function anAccount(change: Partial<OwnAccount> = {}): OwnAccount {
  return {
    ...{ id: 7, username: 'ola', email: 'ola@example.org', email_verified: true, first_name: 'Ola' },
    ...{ last_name: 'Made-up', organization: '', profession: '', job_title: '', location: '' },
    ...{ role: { value: 'user', label: 'User' }, grants: [], avatar: null, two_factor: false },
    ...{ created_at: '2026-01-05T08:00:00.000Z', last_login: null },
    ...change,
  }
}
