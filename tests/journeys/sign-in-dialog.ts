import type { Page } from 'playwright-core'

/** The open dialog of signing in or up, and what is in it. */
export function dialogOf(page: Page) {
  const dialog = page.locator('dialog[open]')
  return {
    dialog,
    username: dialog.getByLabel('Username'),
    password: dialog.getByLabel('Password', { exact: true }),
    confirmation: dialog.getByLabel('Confirm password', { exact: true }),
    login: dialog.getByRole('button', { name: 'LOG IN' }),
    create: dialog.getByRole('button', { name: 'CREATE AN ACCOUNT' }),
  }
}
