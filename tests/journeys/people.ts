import type { Page } from 'playwright-core'
import type { JourneyPerson } from '#tests/builders/journey-people.ts'
import { PASSWORD } from '#tests/builders/people.ts'
import { productUrl } from './product.ts'

/** Signs somebody in without the forms, as far as the browser of this page is concerned. */
export async function signInOn(page: Page, username: JourneyPerson): Promise<void> {
  const answer = await page.request.post('/api/login', {
    data: { username, password: PASSWORD },
    headers: { origin: productUrl() },
  })
  if (!answer.ok()) throw new Error(`${username} could not sign in: ${await answer.text()}`)
}
