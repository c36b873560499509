import { useEffect, useState } from 'react'
import { message } from '#domain/message/message.ts'
import { Button } from '#web/kit/button.tsx'
import { Stack, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import classes from '../../document-blocks.module.css'

/** Seconds after which a page of another site counts as one that does not come. */
const PATIENCE = 20

interface SiteFrameProps {
  readonly address: string
  readonly host: string
  readonly title: string
}

/** A page of a host that administrators have named, shown once the reader asks for it: until then its site learns nothing. */
export function SiteFrame({ address, host, title }: SiteFrameProps) {
  const { text } = useLanguage()
  const answer = useAnswer('GET /embed-hosts')
  const [isAsked, ask] = useState(false)
  if (answer.status !== 'ready' || !answer.value.hosts.includes(host)) return null
  if (isAsked) return <Shown {...{ address, host, title }} />
  return (
    <Stack gap={4} above={8} align="start">
      <Button onClick={() => ask(true)}>{text(message('document-blocks.show-site', { host }))}</Button>
      <Text tone="soft" size={13}>
        {text(message('document-blocks.site-learns', { host }))}
      </Text>
    </Stack>
  )
}

function Shown({ address, host, title }: SiteFrameProps) {
  const { text } = useLanguage()
  const [state, setState] = useState<'coming' | 'there' | 'late'>('coming')
  useEffect(() => {
    const late = setTimeout(() => setState((now) => (now === 'coming' ? 'late' : now)), PATIENCE * 1000)
    return () => clearTimeout(late)
  }, [])
  if (state === 'late') {
    return (
      <Text above={8} role="status">
        {text(message('document-blocks.site-late', { host, seconds: PATIENCE }))}
      </Text>
    )
  }
  return (
    // A page of ours holds the frame, under rules that name this host and no other (server/features/embedded-sites).
    <iframe
      className={classes.site}
      title={title}
      src={`/embed/site?${new URLSearchParams({ address })}`}
      sandbox="allow-scripts"
      allow=""
      referrerPolicy="no-referrer"
      aria-busy={state === 'coming'}
      onLoad={() => setState('there')}
    />
  )
}
