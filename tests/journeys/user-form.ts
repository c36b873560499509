import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { PASSWORD } from '../builders/people.ts'
import { barriers } from './registered-person.ts'

/** Fills and sends the form of an administrator who adds a person, first without a role. */
export async function fillNewUser(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add User' }).click()
  const form = page.getByRole('dialog', { name: 'Add User' })
  await form.getByRole('button', { name: 'Add User' }).click()
  await form.getByText('Please select a role').waitFor()
  expect(await barriers(page, [], { only: 'dialog[open]' })).toEqual([])
  await form.getByLabel('Username').fill(name)
  await form.getByLabel('Email Address').fill(`${name}@example.org`)
  await form.getByLabel('Organization').fill('Example')
  await form.getByLabel('Profession').fill('Analyst')
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await form.getByLabel('Confirm password', { exact: true }).fill(PASSWORD)
  await form.getByLabel('Role').selectOption('User')
  await form.getByRole('button', { name: 'Add User' }).click()
}
