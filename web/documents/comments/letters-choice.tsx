import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { SelectField } from '#web/kit/form/field.tsx'
import { showToast, withFailureToast } from '#web/kit/toast.ts'
import { change } from '#web/queries/change.ts'
import { useAnswer } from '#web/queries/use-answer.ts'

const CHOICES = ['never', 'week', 'month'] as const

/** How often somebody who is signed in gets a letter about a document. */
export function LettersChoice({ id }: { readonly id: string }) {
  const { text } = useLanguage()
  const answer = useAnswer('GET /document/{id}/mailing', { path: { id } })
  const choose = (chosen: string) =>
    withFailureToast(text(message('document-comments.not-kept')), async () => {
      const every = CHOICES.find((each) => each === chosen) ?? 'never'
      const body = { every: every === 'never' ? null : every }
      await change('PUT /document/{id}/mailing', { path: { id }, body })
      await showToast({ kind: 'success', title: text(message('document-comments.letters-set', { every })) })
    })
  return (
    <WhenAnswered answer={answer} what={message('document-comments.letters')}>
      {({ every, email }) => (
        <SelectField
          label={text(message('document-comments.letter'))}
          help={text(message('document-comments.letter-to', { email }))}
          options={CHOICES.map((value) => ({
            value,
            label: text(message('document-comments.every', { every: value })),
          }))}
          value={every ?? 'never'}
          onChange={({ currentTarget: { value } }) => void choose(value)}
        />
      )}
    </WhenAnswered>
  )
}
