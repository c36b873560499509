import { useEffect, useState } from 'react'
import { message } from '#domain/message/message.ts'
import { Button } from '#web/kit/button.tsx'
import { Grid, Row, Stack } from '#web/kit/layout.tsx'
import { showToast } from '#web/kit/toast.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { ask } from '#web/queries/ask.ts'
import { keepReturnAddress } from './social-return-address.ts'
import classes from './sign-in.module.css'

type Provider = 'google' | 'facebook' | 'linkedin'

const NAMES: Readonly<Record<Provider, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
}

interface SocialButtonsProps {
  readonly returnTo: string | undefined
  /** Between these buttons and the form. */
  readonly words: string
  /** True: the form comes below; false: it stands above. */
  readonly first?: boolean
}

/** The other sites with which one can sign in here; nothing at all where none is set up. */
export function SocialButtons({ returnTo, words, first = false }: SocialButtonsProps) {
  const { text } = useLanguage()
  const providers = useProviders()
  const [busy, setBusy] = useState<Provider | null>(null)
  if (providers.length === 0) return null
  const go = async (provider: Provider) => {
    setBusy(provider)
    try {
      const back = returnTo ?? `${window.location.pathname}${window.location.search}`
      const { url } = await ask('POST /account/social/{provider}', {
        path: { provider },
        body: {
          return_to: back,
          custom: window.location.pathname.startsWith('/custom'),
        },
      })
      keepReturnAddress(back)
      window.location.assign(url)
    } catch {
      setBusy(null)
      void showToast({
        kind: 'error',
        title: text(message('sign-in.went-wrong')),
        text: text(message('sign-in.not-with-toast', { provider })),
      })
    }
  }
  const rule = (
    <Row gap={16} align="center" className={classes.or}>
      {words}
    </Row>
  )
  return (
    <Stack gap={16}>
      {!first && rule}
      <Grid gap={10} className={classes.providers}>
        {providers.map((provider) => (
          <Button key={provider} disabled={busy !== null} onClick={() => void go(provider)}>
            {text(message('sign-in.continue-with', { provider: NAMES[provider] }))}
          </Button>
        ))}
      </Grid>
      {first && rule}
    </Stack>
  )
}

/** Empty until it is known, and where the server cannot say. */
function useProviders(): readonly Provider[] {
  const [providers, setProviders] = useState<readonly Provider[]>([])
  useEffect(() => {
    ask('GET /account/providers').then(
      (answer) => setProviders(answer.providers),
      () => null,
    )
  }, [])
  return providers
}
