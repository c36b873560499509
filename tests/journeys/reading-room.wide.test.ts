import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { eachVisit } from './each-visit.ts'
import { newName, registerIn, barriers } from './registered-person.ts'
import { signInOn } from './people.ts'

const open = eachVisit()

/** A phone in the dark, and a wide screen in the light: nothing bars the way, and nothing stands beside the page. */
async function expectOpenToAll(page: Page): Promise<void> {
  for (const [width, colorScheme] of [
    [360, 'dark'],
    [1440, 'light'],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 900 })
    expect(await barriers(page), `${page.url()} at ${width}`).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThan(
      1,
    )
  }
}

test('somebody asks about a figure that they read, a moderator shows it, and another reader finds and follows it', async () => {
  const asker = await open()
  await registerIn(asker.page, newName('asks'))
  await asker.page.goto('/figure?kind=trend&indicator=18&location=27')
  await asker.page.getByRole('button', { name: 'or ask about it' }).click()
  const dialog = asker.page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Ask or note about this figure' }).click()
  await dialog.getByRole('radio', { name: 'A question' }).check()
  await dialog.getByRole('button', { name: 'Send' }).click()
  await dialog.getByText('Write something first.').waitFor()
  const question = `Which villages were left out? ${newName('Ward')} <img src=x onerror=alert(1)>`
  await dialog.getByRole('textbox', { name: 'Your words' }).fill(question)
  await dialog.getByRole('button', { name: 'Send' }).click()
  await dialog.getByText('It waits for a moderator').waitFor()
  await dialog.getByRole('link', { name: 'My reading room' }).click()
  const own = asker.page.getByRole('listitem').filter({ hasText: question })
  await own.getByText('Waits for approval').waitFor()
  await expectOpenToAll(asker.page)

  const moderator = await open()
  await signInOn(moderator.page, 'journey.moderator')
  await moderator.page.goto('/account#/readingRoom')
  const waiting = moderator.page.getByRole('listitem').filter({ hasText: question })
  await waiting.getByRole('img').first().waitFor()
  await expectOpenToAll(moderator.page)
  await waiting.getByRole('button', { name: /^Approve/ }).click()
  await moderator.page.getByText('Everybody reads it now').waitFor()

  const reader = await open()
  await reader.page.goto('/health-think?topic=place:27')
  const post = reader.page.getByRole('article').filter({ hasText: question })
  await post.getByRole('img').first().waitFor()
  await expectOpenToAll(reader.page)
  await reader.page.getByRole('link', { name: 'Join the reading room' }).click()
  await reader.page.getByRole('button', { name: 'Log in', exact: true }).waitFor()
  await registerIn(reader.page, newName('reads'))
  await reader.page.goto('/health-think/signup')
  await reader.page.getByRole('button', { name: 'Join', exact: true }).click()
  await reader.page.getByText('Nothing yet. Choose indicators').waitFor()
  await reader.page.goto('/health-think?topic=place:27')
  await reader.page.getByRole('button', { name: 'Follow this topic' }).click()
  await reader.page.getByRole('button', { name: 'Unfollow' }).waitFor()
  await post.getByRole('button', { name: /^Answer/ }).click()
  await post.getByRole('textbox', { name: 'Your answer' }).fill('Those behind the river')
  await post.getByRole('button', { name: 'Send answer' }).click()
  await post.getByText('Waits for approval').waitFor()
  await reader.page.getByRole('link', { name: 'My reading room' }).click()
  await reader.page.getByRole('link', { name: 'Kano' }).waitFor()
  await reader.page.getByText('Those behind the river').waitFor()
  expect(await barriers(reader.page)).toEqual([])
})
