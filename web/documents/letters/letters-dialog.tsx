import { useState } from 'react'
import type { AnswerOf } from '#contract/call.ts'
import { LETTER_DAYS, LETTER_RHYTHMS } from '#domain/document/letter-day.ts'
import { MOST_LETTER_ADDRESSES } from '#domain/document/letter-page.ts'
import { isEmail } from '#domain/form/email.ts'
import { message } from '#domain/message/message.ts'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { CheckField, FormError, SelectField, TextArea } from '#web/kit/form/field.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { momentText } from '#web/kit/moment.ts'
import { showToast } from '#web/kit/toast.ts'
import { useTask } from '#web/kit/use-task.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { change } from '#web/queries/change.ts'
import { useAnswer } from '#web/queries/use-answer.ts'

interface LettersDialogProps {
  readonly about: string
  readonly onClose: () => void
}

/** Which letters about a page come, on which day and to whom, with what became of each address. */
export function LettersDialog({ about, onClose }: LettersDialogProps) {
  const { text } = useLanguage()
  const answer = useAnswer('GET /document-mailing', { query: { about } })
  return (
    <Dialog form="centre" title={text(message('regular-letters.title'))} onClose={onClose}>
      <WhenAnswered answer={answer} what={message('regular-letters.letters')}>
        {(kept) => <LettersForm {...{ about, kept, onClose }} />}
      </WhenAnswered>
    </Dialog>
  )
}

const WEEKDAYS = ['1', '2', '3', '4', '5', '6', '7'] as const
const MONTH_DAYS = Array.from({ length: LETTER_DAYS.month }, (_, at) => at + 1)

type Kept = AnswerOf<'GET /document-mailing'>

function LettersForm({ about, kept, onClose }: LettersDialogProps & { readonly kept: Kept }) {
  const { text } = useLanguage()
  const [every, setEvery] = useState(kept.every ?? 'week')
  const [day, setDay] = useState(kept.day)
  const [toMe, setToMe] = useState(kept.to_me)
  const [left, setLeft] = useState(kept.addresses)
  const [typed, setTyped] = useState('')
  const { busy, failure, run } = useTask()
  const added = typed.split(/[\s,;]+/).filter(Boolean)
  const wrong = added.filter((one) => !isEmail(one))
  const count = left.length + added.length
  const send = async (rhythm: Kept['every']) => {
    const addresses = [...left.map(({ email }) => email), ...added]
    const body = { about, every: rhythm, day, to_me: toMe, addresses }
    if (!(await run(() => change('PUT /document-mailing', { body })))) return
    await showToast({
      kind: 'success',
      title: text(message('regular-letters.set', { every: rhythm ?? 'never', asked: added.length })),
    })
    onClose()
  }
  return (
    <Stack
      as="form"
      gap={16}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (wrong.length === 0 && count <= MOST_LETTER_ADDRESSES) void send(every)
      }}
    >
      <Text tone="soft">{text(message('regular-letters.about'))}</Text>
      <FormError>{failure}</FormError>
      <Row wrap gap={12} rows={12}>
        <SelectField
          label={text(message('regular-letters.how-often'))}
          options={LETTER_RHYTHMS.map((value) => ({
            value,
            label: text(message('regular-letters.every', { every: value })),
          }))}
          value={every}
          onChange={({ currentTarget: { value } }) => {
            const rhythm = LETTER_RHYTHMS.find((one) => one === value) ?? 'week'
            setEvery(rhythm)
            setDay(Math.min(day, LETTER_DAYS[rhythm]))
          }}
        />
        <SelectField
          label={text(message('regular-letters.day'))}
          options={
            every === 'week'
              ? WEEKDAYS.map((value) => ({
                  value,
                  label: text(message('regular-letters.weekday', { day: value })),
                }))
              : MONTH_DAYS.map((value) => ({
                  value: String(value),
                  label: text(message('regular-letters.month-day', { day: value })),
                }))
          }
          value={String(day)}
          onChange={({ currentTarget: { value } }) => setDay(Number(value))}
        />
      </Row>
      <CheckField
        label={text(message('regular-letters.to-me', { email: kept.email }))}
        checked={toMe}
        onChange={({ currentTarget: { checked } }) => setToMe(checked)}
      />
      {left.length > 0 && (
        <Stack as="ul" gap={8} aria-label={text(message('regular-letters.addresses'))}>
          {left.map((one) => (
            <Row as="li" key={one.email} gap={12} justify="between" align="center">
              <span>
                {one.email}{' '}
                <Text as="span" tone="faint" size={13}>
                  {text(
                    message('regular-letters.state', {
                      state: one.state,
                      ...sentWords(one.last_sent),
                    }),
                  )}
                </Text>
              </span>
              <Button
                aria-label={text(message('regular-letters.remove-of', { email: one.email }))}
                onClick={() => setLeft(left.filter(({ email }) => email !== one.email))}
              >
                {text(message('regular-letters.remove'))}
              </Button>
            </Row>
          ))}
        </Stack>
      )}
      <TextArea
        label={text(message('regular-letters.add'))}
        help={text(message('regular-letters.add-help', { most: MOST_LETTER_ADDRESSES }))}
        error={
          wrong.length > 0
            ? text(message('regular-letters.wrong', { address: wrong[0] ?? '' }))
            : count > MOST_LETTER_ADDRESSES &&
              text(message('regular-letters.too-many', { count, most: MOST_LETTER_ADDRESSES }))
        }
        rows={3}
        value={typed}
        onChange={({ currentTarget: { value } }) => setTyped(value)}
      />
      {kept.every !== null && (
        <Text tone="faint" size={13}>
          {text(message('regular-letters.last', sentWords(kept.last_sent)))}
        </Text>
      )}
      <Row wrap gap={8} justify="end">
        {kept.every !== null && (
          <Button disabled={busy} onClick={() => void send(null)}>
            {text(message('regular-letters.end'))}
          </Button>
        )}
        <Button type="submit" kind="primary" disabled={busy}>
          {text(message('regular-letters.send'))}
        </Button>
      </Row>
    </Stack>
  )
}

function sentWords(moment: string | null) {
  return moment === null
    ? ({ sent: 'no', moment: '' } as const)
    : ({ sent: 'yes', moment: momentText(moment) } as const)
}
