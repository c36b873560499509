import { expect, test } from 'vitest'
import { eachVisit } from './each-visit.ts'
import { signInOn } from './people.ts'

const open = eachVisit()

test('a user who types /admin is told why and stands at the start', async () => {
  const { page } = await open()
  await signInOn(page, 'journey.reader')
  await page.goto('/admin#/users')
  await page.getByText('Access Denied: Access denied: User does not have admin privileges').first().waitFor()
  expect(new URL(page.url()).pathname).toMatch(/^\/(dashboard\/|$)/)
})
