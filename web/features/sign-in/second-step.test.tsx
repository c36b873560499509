import { screen } from '@testing-library/preact'
import { expect, test } from 'vitest'
import { Problem } from '#domain/problem.ts'
import type { MadeUpAnswers } from '#tests/components/made-up-answers.ts'
import { openPart } from '#tests/components/open-part.tsx'
import type { Challenge } from './login-form.tsx'
import { SecondStep } from './second-step.tsx'

const SENT = { detail: 'A code is on its way to o…@example.org.', minutes: 10 }

async function open(methods: Challenge['methods'], answers: MadeUpAnswers = {}) {
  const done = { entered: 0, back: 0 }
  const part = await openPart(
    <SecondStep
      challenge={{ methods }}
      onEnter={async () => {
        done.entered += 1
      }}
      onBack={() => {
        done.back += 1
      }}
    />,
    { account: null, answers },
  )
  return { ...part, done }
}

const press = (name: string) => screen.findByRole('button', { name })
const noPress = (name: string) => screen.queryByRole('button', { name })

test('a code is sent as its digits, with whether the device is trusted; fewer than six are none', async () => {
  const { user, calls, done } = await open(['totp'], {
    'POST /login/two-factor': { username: 'ada' } as never,
  })
  const field = await screen.findByLabelText('Code of your authenticator')
  expect(field.getAttribute('inputmode')).toBe('numeric')
  await user.type(field, '123 45')
  await user.click(await press('LOG IN'))
  await screen.findByText('Type the whole code.')
  expect([calls.of('POST /login/two-factor').length, done.entered]).toEqual([0, 0])
  await user.type(field, '6')
  await user.click(screen.getByRole('checkbox', { name: /^Trust this device for 30 days/ }))
  await user.click(await press('LOG IN'))
  expect(calls.of('POST /login/two-factor').map(({ body }) => body)).toEqual([
    { method: 'totp', code: '123456', trust_device: true },
  ])
  expect(done.entered).toBe(1)
})

test('a wrong code is refused with the words of the server, and nobody is in', async () => {
  const { user, done } = await open(['totp'], {
    'POST /login/two-factor': new Problem('invalid-input', 'This code is not right.'),
  })
  await user.type(await screen.findByLabelText('Code of your authenticator'), '123456')
  await user.click(await press('LOG IN'))
  await screen.findByText(/This code is not right\./)
  expect(done.entered).toBe(0)
})

test('where mail is the first way a code is sent at once, once, and another when asked for', async () => {
  const { user, calls } = await open(['email', 'recovery'], { 'POST /login/two-factor/email': SENT })
  await screen.findByText(SENT.detail)
  expect(calls.of('POST /login/two-factor/email')).toHaveLength(1)
  expect(screen.getByText('Look into your mail; the newest code counts.')).toBeTruthy()
  expect(noPress('Send the code')).toBeNull()
  await user.click(await press('Send another code'))
  await screen.findByText(SENT.detail)
  expect(calls.of('POST /login/two-factor/email')).toHaveLength(2)
})

test('where it is another way a code is sent when that is chosen; what was typed for the first is gone', async () => {
  const { user, calls } = await open(['totp', 'email'], { 'POST /login/two-factor/email': SENT })
  await user.type(await screen.findByLabelText('Code of your authenticator'), '12')
  expect(noPress('Send me a code by e-mail')).not.toBeNull()
  expect(noPress('Use my authenticator')).toBeNull()
  expect(calls.of('POST /login/two-factor/email')).toEqual([])
  await user.click(await press('Send me a code by e-mail'))
  expect(await screen.findByLabelText('Code from the e-mail')).toHaveProperty('value', '')
  await screen.findByText(SENT.detail)
  await user.click(await press('Use my authenticator'))
  await screen.findByLabelText('Code of your authenticator')
  expect(screen.queryByText(SENT.detail)).toBeNull()
  expect(noPress('Send another code')).toBeNull()
})

test('a code that could not be sent is asked for again, and nobody is sent to their mail meanwhile', async () => {
  await open(['email'], { 'POST /login/two-factor/email': new Problem('cannot-write', 'The disk is full.') })
  await screen.findByText(/The code could not be sent\.|The disk is full\./)
  await press('Send the code')
  expect(screen.getByText('A code is sent to the e-mail address of your account.')).toBeTruthy()
})

test('a recovery code is typed as letters, and there is a way back to the password', async () => {
  const { user, done } = await open(['recovery'])
  expect((await screen.findByLabelText('Recovery code')).getAttribute('inputmode')).toBe('text')
  await user.click(await press('Back to the password'))
  expect(done.back).toBe(1)
})
