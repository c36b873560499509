import { expect, test } from 'vitest'
import { eachVisit } from './each-visit.ts'
import { signInOn } from './people.ts'
import { barriers } from './registered-person.ts'

const open = eachVisit()

// A topic that no journey is led by.
const TITLE = 'Why is no rank shown for the states?'
const ADDRESS = '/faq#why-is-no-rank-shown-for-the-states'

test('an administrator writes a topic of the help anew, a reader finds it, and the administrator goes back', async () => {
  const { page, complaints } = await open()
  await signInOn(page, 'journey.admin')
  await page.goto('/admin#/help')
  await page.getByRole('button', { name: `Edit ${TITLE}` }).click()
  const form = page.getByRole('dialog', { name: 'Edit help topic' })
  await form.getByRole('textbox', { name: 'Title' }).fill('Why has no state a rank?')
  await form
    .getByRole('textbox', { name: 'Steps' })
    .fill('Look at the <b>intervals</b>.\nThey lie over each other.')
  expect(await barriers(page)).toEqual([])
  await form.getByRole('button', { name: 'Save' }).click()
  const history = page.getByRole('button', { name: 'History of Why has no state a rank?' })
  await history.waitFor()

  const reader = await open()
  await reader.page.goto(ADDRESS)
  const topic = reader.page.getByRole('group').filter({ hasText: 'Why has no state a rank?' })
  await topic.getByText('Look at the <b>intervals</b>.').waitFor()
  await reader.page.getByRole('searchbox', { name: 'Search the topics' }).fill('lie over each other')
  await reader.page.getByText(/^1 of \d+ topics$/).waitFor()

  await history.click()
  const versions = page.getByRole('dialog', { name: /^History of/ })
  await versions.getByRole('listitem').filter({ hasText: 'As it ships' }).last().getByRole('button').click()
  await page.getByText('The topic is as it ships again').waitFor()
  await reader.page.goto('about:blank')
  await reader.page.goto(ADDRESS)
  await reader.page.getByText(TITLE).waitFor()
  expect(await reader.page.getByText('Why has no state a rank?').count()).toBe(0)
  await versions.getByRole('button', { name: 'Close' }).click()

  // A topic of one's own comes and goes.
  await page.getByRole('button', { name: 'Add a topic' }).click()
  const own = page.getByRole('dialog', { name: 'Add a help topic' })
  await own.getByRole('combobox', { name: 'Heading' }).fill('Our ministry')
  await own.getByRole('textbox', { name: 'Title' }).fill('Whom do I ask?')
  await own.getByRole('textbox', { name: 'Steps' }).fill('The planning department.')
  expect(await barriers(page)).toEqual([])
  await own.getByRole('button', { name: 'Save' }).click()
  const takeAway = page.getByRole('button', { name: 'Take Whom do I ask? away' })
  await takeAway.waitFor()
  await reader.page.goto('about:blank')
  await reader.page.goto('/faq#whom-do-i-ask')
  await reader.page
    .getByRole('region', { name: 'Our ministry' })
    .getByText('The planning department.')
    .waitFor()
  await takeAway.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Take away' }).click()
  await takeAway.waitFor({ state: 'detached' })
  expect([...complaints, ...reader.complaints]).toEqual([])
})
