import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { eachVisit } from './each-visit.ts'
import { barriers, newName, registerIn } from './registered-person.ts'
import { productUrl } from './product.ts'

const open = eachVisit()

/** A picture of this size, drawn by the browser itself. */
async function picture(page: Page, width: number, height: number): Promise<Buffer> {
  const address = await page.evaluate(
    ([wide, high]) => {
      const canvas = document.createElement('canvas')
      canvas.width = wide ?? 1
      canvas.height = high ?? 1
      const paper = canvas.getContext('2d')
      paper?.fillRect(0, 0, (wide ?? 1) / 2, high ?? 1)
      return canvas.toDataURL('image/png')
    },
    [width, height],
  )
  return Buffer.from(address.split(',')[1] ?? '', 'base64')
}

test('names and picture are changed, and everybody sees the same version', async () => {
  const { page, complaints } = await open()
  const username = newName('profile')
  await registerIn(page, username)
  await page.goto('/account#/profile')
  const save = page.getByRole('button', { name: 'UPDATE INFORMATION' })
  await page.getByText('Nothing is changed.').waitFor()
  expect(await save.isDisabled()).toBe(true)

  await page.getByLabel('First name').fill('Adaeze')
  await page.getByLabel('Job title').fill('Head of unit')
  await page.getByLabel('Email').fill('no address')
  await save.click()
  await page.getByText('Please enter a valid email address').waitFor()
  await page.getByLabel('Email').fill(`new-${username}@example.org`)
  await save.click()
  await page.getByText('Your information was updated.').waitFor()
  await page.getByText(`Until then it is ${username}@example.org`).waitFor()
  await page.getByRole('button', { name: /Adaeze/ }).waitFor()
  expect(await barriers(page)).toEqual([])

  // Meanwhile they change it on another device.
  const own = await (await page.request.get('/api/account')).json()
  const elsewhere = await page.request.put(`/api/users/${own.id}`, {
    headers: { origin: productUrl() },
    data: { location: 'Kano' },
  })
  expect(elsewhere.status()).toBe(200)
  await page.getByLabel('Location').fill('Lagos')
  await save.click()
  await page.getByText(/^Failed to update user\. Somebody else has changed this/).waitFor()
  expect(await page.getByLabel('Location').inputValue()).toBe('Lagos')
  await page.getByRole('button', { name: 'Show what it is now' }).click()
  await expect.poll(() => page.getByLabel('Location').inputValue()).toBe('Kano')

  const choose = page.getByLabel('Picture', { exact: true }).and(page.locator('input'))
  await choose.setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
  })
  await page.getByText('Choose a PNG, JPEG or WebP picture.').waitFor()
  await choose.setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: await picture(page, 900, 600),
  })
  const crop = page.getByRole('dialog', { name: 'Choose the part to show' })
  await crop.getByRole('group').first().focus()
  await page.keyboard.press('ArrowLeft')
  expect(await barriers(page)).toEqual([])
  await crop.getByRole('button', { name: 'Save picture' }).click()
  await page.getByText('Your picture was saved.').waitFor()
  const shown = page.locator('main img[src^="/api/avatars/"]')
  await expect
    .poll(() => shown.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)))
    .toBe(256)
  await page.getByRole('button', { name: 'Remove' }).click()
  await shown.waitFor({ state: 'detached' })
  expect(complaints.filter((said) => !/status of 4\d\d/.test(said))).toEqual([])
})

test('whoever is not signed in is asked to', async () => {
  const { page } = await open({ width: 360, height: 800 })
  await page.goto('/profile')
  await page.getByText('Kindly login to view your profile.').waitFor()
  expect(await barriers(page)).toEqual([])
  await page.getByRole('main').getByRole('button', { name: 'Login/Register' }).click()
  await page.getByRole('dialog').getByLabel('Username').waitFor()
})
