import { PartLoading } from '#web/account/part-loading.tsx'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { useAnswer } from '#web/queries/use-answer.ts'
import { ProfileForm } from './profile-form.tsx'

/** The person's account, and the form that changes it. */
export function Information({ id }: { readonly id: number }) {
  const answer = useAnswer('GET /users/{id}', { path: { id } })
  return (
    <WhenAnswered answer={answer} what="your profile" wait={<PartLoading what="your profile" />}>
      {(user) => <ProfileForm key={user.updated_at} user={user} onReload={answer.reload} />}
    </WhenAnswered>
  )
}
