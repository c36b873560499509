import { message } from '#domain/message/message.ts'
import { PartLoading } from '#web/account/part-loading.tsx'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { useAnswer } from '#web/queries/use-answer.ts'
import { ProfileForm } from './profile-form.tsx'

/** The person's account, and the form that changes it. */
export function Information({ id }: { readonly id: number }) {
  const answer = useAnswer('GET /users/{id}', { path: { id } })
  return (
    <WhenAnswered
      answer={answer}
      what={message('profile.yours')}
      wait={<PartLoading what={message('profile.yours')} />}
    >
      {(user) => <ProfileForm key={user.updated_at} user={user} onReload={answer.reload} />}
    </WhenAnswered>
  )
}
