import { IconCheck, IconCopy } from '#web/kit/icons.ts'
import { useState } from 'react'
import type { Catalogue } from '#contract/release-data.ts'
import type { CatalogueDashboard } from '#contract/release-file.ts'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { Row, Text } from '#web/kit/layout.tsx'
import { addressToShare, linksToShare } from '#web/memory/shown-address.ts'
import { useCopied } from '#web/kit/use-copied.ts'
import { catalogueResource } from '#web/queries/catalogue.ts'
import { useResource } from '#web/queries/use-resource.ts'
import {
  isMailAddress,
  mailAddress,
  type Shared,
  shareDescription,
  socialAddresses,
} from './share-addresses.ts'
import classes from './share.module.css'
import { type Message, message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { useId } from '#web/kit/use-id.ts'

interface ShareDialogProps {
  /** Undefined on pages that show no figures of a dashboard. */
  readonly dashboard: CatalogueDashboard | undefined
  readonly onClose: () => void
}

/** Ways to pass the present page on: the link, an e-mail, social networks. */
export default function ShareDialog({ dashboard, onClose }: ShareDialogProps) {
  const { text } = useLanguage()
  const catalogue = useResource(catalogueResource)
  return (
    <Dialog form="centre" title={text(message('menus.share'))} onClose={onClose}>
      <Ways indicator={dashboard && catalogue.status === 'ready' ? shownIndicator(catalogue.value) : null} />
    </Dialog>
  )
}

/** Full name of the indicator that the link of the page says. */
function shownIndicator({ reference }: Catalogue): string | null {
  const id = Number(new URL(addressToShare()).searchParams.get('indicator'))
  return reference.indicators.get(id)?.fullName ?? null
}

/** `indicator`: full name of what the page shows; null on pages without one. */
function Ways({ indicator }: { readonly indicator: string | null }) {
  const { text } = useLanguage()
  const { fixed, newest } = linksToShare()
  const shared: Shared = {
    address: fixed,
    title: document.title,
    description: text(shareDescription(indicator)),
  }
  return (
    <>
      {newest === null ? (
        <LinkField label={message('menus.link')} about={null} address={fixed} />
      ) : (
        <>
          <LinkField
            label={message('menus.newest-link')}
            about={message('menus.newest-about')}
            address={newest}
          />
          <LinkField
            label={message('menus.fixed-link')}
            about={message('menus.fixed-about')}
            address={fixed}
          />
        </>
      )}
      <MailForm shared={shared} />
      <Text line above={16} below={4} tone="soft" size={13} weight={500}>
        {text(message('menus.share-on'))}
      </Text>
      <Row as="ul" wrap gap={20} rows={8} className={classes.networks}>
        {socialAddresses(shared).map(([name, address]) => (
          <li key={name}>
            <a href={address} target="_blank" rel="noopener noreferrer">
              {name}
            </a>
          </li>
        ))}
      </Row>
      {newest !== null && (
        <Text above={8} tone="faint" size={13}>
          {text(message('menus.sent-fixed'))}
        </Text>
      )}
    </>
  )
}

interface LinkFieldProps {
  readonly label: Message
  /** What it opens. */
  readonly about: Message | null
  readonly address: string
}

/** A link to read and to copy. */
function LinkField({ label, about, address }: LinkFieldProps) {
  const { text } = useLanguage()
  const [copied, copy] = useCopied()
  const id = useId()
  return (
    <>
      <Text as="label" line above={16} below={4} tone="soft" size={13} weight={500} htmlFor={id}>
        {text(label)}
      </Text>
      <Row gap={8}>
        <input
          id={id}
          className={classes.field}
          readOnly
          value={address}
          aria-describedby={about ? `${id}-about` : undefined}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button onClick={() => copy(address)}>
          {copied ? <IconCheck size={16} aria-hidden="true" /> : <IconCopy size={16} aria-hidden="true" />}
          {copied ? text(message('shell.copied')) : text(message('menus.copy'))}
          <span className="sr-only">: {text(label)}</span>
        </Button>
        <span className="sr-only" role="status">
          {copied ? text(message('card.link-copied')) : ''}
        </span>
      </Row>
      {about && (
        <Text above={4} tone="faint" size={13} id={`${id}-about`}>
          {text(about)}
        </Text>
      )}
    </>
  )
}

function MailForm({ shared }: { readonly shared: Shared }) {
  const { text } = useLanguage()
  const [to, setTo] = useState('')
  const [wrong, setWrong] = useState(false)
  const id = useId()
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setWrong(!isMailAddress(to))
        if (isMailAddress(to)) window.location.href = mailAddress(to.trim(), shared)
      }}
    >
      <Text as="label" line above={16} below={4} tone="soft" size={13} weight={500} htmlFor={id}>
        {text(message('menus.send-mail'))}
      </Text>
      <Row gap={8}>
        <input
          id={id}
          type="email"
          required
          autoComplete="email"
          className={classes.field}
          value={to}
          aria-invalid={wrong}
          aria-describedby={wrong ? `${id}-error` : undefined}
          onChange={(event) => setTo(event.currentTarget.value)}
        />
        <Button type="submit">{text(message('menus.write-mail'))}</Button>
      </Row>
      {wrong && (
        <Text above={4} tone="error" size={13} id={`${id}-error`} role="alert">
          {text(message('menus.no-mail-address'))}
        </Text>
      )}
    </form>
  )
}
