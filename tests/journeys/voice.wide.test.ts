import { expect, test } from 'vitest'
import { eachVisit } from './each-visit.ts'
import { signInOn } from './people.ts'
import { barriers } from './registered-person.ts'
import { scriptSpeech, speech } from './spoken.ts'

const open = eachVisit()

test('a finger holds the microphone; spoken words do not leave unsaved work unasked; administrators see what happened', async () => {
  const { page, complaints } = await open({ first: true })
  await signInOn(page, 'journey.admin')
  await page.addInitScript(scriptSpeech)
  await page.addInitScript(() => localStorage.setItem('voicePlugin', 'true'))
  await page.goto('/document/new')
  await page.getByRole('button', { name: 'Add: Text', exact: true }).click()
  await page.getByText('Text added as block 1 of 1.').waitFor()

  await page.getByRole('button', { name: 'Voice assistant' }).click()
  const panel = page.getByRole('dialog', { name: 'MSDAT Assistant' })
  const microphone = panel.getByRole('button', { name: 'Microphone: hold to speak' })
  await microphone.click()
  await panel.getByText('Press and hold the microphone to speak').waitFor()

  // A finger, which may leave the button without letting go.
  const fingers = await page.context().newCDPSession(page)
  await fingers.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', from: number) => {
    const box = await microphone.boundingBox()
    const at = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2 + from, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
    await fingers.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [at] })
  }
  const speak = async (words: string) => {
    await touch('touchStart', 0)
    await panel.getByText('Listening...').waitFor()
    await touch('touchMove', 8)
    await speech(page, { hear: [words, true] })
    await touch('touchEnd', 8)
  }
  await speak('open the FAQ')
  await panel.getByRole('button', { name: 'Send now' }).click()
  await panel.getByText('This page has changes that are not saved.').waitFor()
  expect(await barriers(page, ['best-practice'], { only: '[role="dialog"]' })).toEqual([])
  await speak('stay')
  await panel.getByText('You stay on this page.').waitFor()
  expect(new URL(page.url()).pathname).toBe('/document/new')

  await panel.getByRole('button', { name: 'Settings of the voice assistant' }).click()
  const lines = panel.getByRole('region', { name: 'Debug log' }).getByRole('listitem')
  for (const said of ['recognition started, en-US', 'final “open the FAQ”', 'recognition ended']) {
    await lines.filter({ hasText: said }).first().waitFor()
  }
  await speak('open the FAQ')
  await panel.getByRole('button', { name: 'Send now' }).click()
  await panel.getByRole('button', { name: 'Open without saving' }).click()
  await page.waitForURL(/\/faq/)
  expect(complaints).toEqual([])
})
