import { message } from '#domain/message/message.ts'
import { YourPart } from '#web/documents/comments/your-part.tsx'
import { AnswerFailure } from '#web/kit/answered.tsx'
import { Button, LinkButton } from '#web/kit/button.tsx'
import type { PageProps } from '#web/kit/page-props.ts'
import { openSignIn } from '#web/kit/sign-in-door.ts'
import { LoadFailureMessage, Message } from '#web/kit/state-message.tsx'
import { catalogueResource } from '#web/queries/catalogue.ts'
import { useOwnAccount } from '#web/queries/own-account.ts'
import { useKeptAnswer } from '#web/queries/kept-answers.ts'
import { useResource } from '#web/queries/use-resource.ts'
import { useLanguage } from '#web/language/use-language.ts'
import classes from '../custom-dashboard/custom-dashboard.module.css'
import { OpenedDashboard } from '../custom-dashboard/opened-dashboard.tsx'
import { PageLoading, Shell } from '../shell.tsx'

const TITLE = message('pages.custom-dashboard')

/** A dashboard that somebody made, at `/custom/private/{id}` or `/custom/public/{id}`; asked for anew after signing in. */
export default function CustomDashboardPage({ params: { id = '' } }: PageProps) {
  const { text } = useLanguage()
  const own = useOwnAccount()
  if (own.status === 'unknown') {
    return (
      <Shell title={text(TITLE)}>
        <PageLoading title={message('shell.the-dashboard')} />
      </Shell>
    )
  }
  return <Found key={own.status === 'signed-in' ? own.account.id : 0} id={id} />
}

function Found({ id }: { readonly id: string }) {
  const { text } = useLanguage()
  const answer = useKeptAnswer('GET /document/{id}', { path: { id } })
  const catalogue = useResource(catalogueResource)
  if (answer.status === 'failed') {
    return (
      <Shell title={text(TITLE)}>
        <div className={classes.message}>
          {answer.error.status === 404 || answer.error.status === 400 ? (
            <Hidden id={id} />
          ) : (
            <AnswerFailure
              title={text(message('page-words.not-loaded'))}
              error={answer.error}
              onRetry={answer.reload}
            />
          )}
        </div>
      </Shell>
    )
  }
  if (catalogue.status === 'failed') {
    return (
      <Shell title={text(TITLE)}>
        <div className={classes.message}>
          <LoadFailureMessage
            what={message('shell.figure-list')}
            reason={catalogue.reason}
            onRetry={() => catalogueResource.load()}
          />
        </div>
      </Shell>
    )
  }
  if (answer.status === 'loading' || catalogue.status !== 'ready') {
    return (
      <Shell title={text(TITLE)}>
        <PageLoading title={message('shell.the-dashboard')} />
      </Shell>
    )
  }
  return <OpenedDashboard row={answer.value.data} catalogue={catalogue.value} onReload={answer.reload} />
}

/** Whether a dashboard does not exist or belongs to somebody else is not told apart. */
function Hidden({ id }: { readonly id: string }) {
  const { text } = useLanguage()
  const own = useOwnAccount()
  return (
    <>
      <h1 className="sr-only">{text(TITLE)}</h1>
      <Message
        title={text(message('page-words.no-such'))}
        actions={
          own.status === 'signed-in' ? (
            <LinkButton kind="primary" href="/account#/savedDashboards">
              {text(message('page-words.my-dashboards'))}
            </LinkButton>
          ) : (
            <Button kind="primary" onClick={() => openSignIn({ view: 'login' })}>
              {text(message('page-words.log-in'))}
            </Button>
          )
        }
      >
        {text(message('page-words.private-why'))}
      </Message>
      {own.status === 'signed-in' && <YourPart id={id} />}
    </>
  )
}
