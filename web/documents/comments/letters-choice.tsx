import { WhenAnswered } from '#web/kit/answered.tsx'
import { SelectField } from '#web/kit/form/field.tsx'
import { showToast, withFailureToast } from '#web/kit/toast.ts'
import { change } from '#web/queries/change.ts'
import { useAnswer } from '#web/queries/use-answer.ts'

const CHOICES = [
  { value: '', label: 'Never' },
  { value: 'week', label: 'Every week' },
  { value: 'month', label: 'Every month' },
] as const

/** How often somebody who is signed in gets a letter about a document. */
export function LettersChoice({ id }: { readonly id: string }) {
  const answer = useAnswer('GET /document/{id}/mailing', { path: { id } })
  const choose = (chosen: string) =>
    withFailureToast('Your choice was not kept', async () => {
      const every = chosen === 'week' || chosen === 'month' ? chosen : null
      await change('PUT /document/{id}/mailing', { path: { id }, body: { every } })
      const title = every === null ? 'No letter comes' : `A letter comes every ${every}`
      await showToast({ kind: 'success', title })
    })
  return (
    <WhenAnswered answer={answer} what="your letters">
      {({ every, email }) => (
        <SelectField
          label="Letter about this page"
          help={`To ${email}. Each has a link that ends them.`}
          options={[...CHOICES]}
          value={every ?? ''}
          onChange={({ currentTarget: { value } }) => void choose(value)}
        />
      )}
    </WhenAnswered>
  )
}
