import { Redirect } from 'wouter'
import { meets } from '#domain/account/capability.ts'
import { message } from '#domain/message/message.ts'
import { Button } from '#web/kit/button.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import type { PageProps } from '#web/kit/page-props.ts'
import { openSignIn } from '#web/kit/sign-in-door.ts'
import { Loading } from '#web/kit/state-message.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { holderOf, useOwnAccount } from '#web/queries/own-account.ts'
import classes from './configurer.module.css'
import { ConfigurerSteps } from './configurer-steps.tsx'
import { STEPS } from './front-fields.ts'
import { StepList } from './step-list.tsx'

const ACCOUNT = '/configure/account'
const FIRST = '/configure/user/customize'

/** Setting up the front of a site in five steps (specification 1 §2): the first is an account, the others need one. */
export default function ConfigurerPage({ page, params }: PageProps) {
  const { text } = useLanguage()
  const own = useOwnAccount()
  if (own.status === 'unknown') return <Loading what={message('shell.this-page')} />
  const isSignedIn = own.status === 'signed-in'
  if (page.slug === 'configure-account') return isSignedIn ? <Redirect to={FIRST} replace /> : <AccountStep />
  if (page.slug === 'configure-user') {
    const step = STEPS.find((slug) => slug === params.step)
    if (!isSignedIn) return <Redirect to={ACCOUNT} replace />
    return step ? (
      <ConfigurerSteps
        account={own.account.id}
        step={step}
        mayApply={meets(holderOf(own.account), 'settings.change')}
      />
    ) : (
      <Redirect to={FIRST} replace />
    )
  }
  return (
    <Stack gap={20} widest={760} className={classes.page}>
      <h1>{text(message('configurer.title'))}</h1>
      <Text size={16} tone="soft">
        {text(message('configurer.lead'))}
      </Text>
      <Text>{text(message('configurer.who'))}</Text>
      <Begin isSignedIn={isSignedIn} />
    </Stack>
  )
}

function AccountStep() {
  const { text } = useLanguage()
  return (
    <>
      <StepList current="account" />
      <Stack gap={20} widest={760} className={classes.page}>
        <h1>{text(message('configurer.account'))}</h1>
        <Text size={16} tone="soft">
          {text(message('configurer.account-lead'))}
        </Text>
        <Begin isSignedIn={false} />
      </Stack>
    </>
  )
}

function Begin({ isSignedIn }: { readonly isSignedIn: boolean }) {
  const { text } = useLanguage()
  if (isSignedIn) {
    return (
      <Row>
        <a className={classes.begin} href={FIRST}>
          {text(message('configurer.begin'))}
        </a>
      </Row>
    )
  }
  return (
    <Row wrap gap={8}>
      <Button kind="primary" onClick={() => openSignIn({ view: 'register', returnTo: FIRST })}>
        {text(message('configurer.account'))}
      </Button>
      <Button onClick={() => openSignIn({ view: 'login', returnTo: FIRST })}>
        {text(message('configurer.login'))}
      </Button>
    </Row>
  )
}
