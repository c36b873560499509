import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { Row, Text } from '#web/kit/layout.tsx'
import { addressToShare } from '#web/memory/shown-address.ts'
import { useCopied } from '#web/kit/use-copied.ts'
import {
  isMailAddress,
  mailAddress,
  type Shared,
  shareDescription,
  socialAddresses,
} from './share-addresses.ts'
import classes from './share.module.css'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'

interface ShareDialogProps {
  /** Full name of the indicator on the page; null on pages without one. */
  readonly indicator: string | null
  readonly onClose: () => void
}

/** Ways to pass the present page on: the link, an e-mail, social networks. */
export default function ShareDialog({ indicator, onClose }: ShareDialogProps) {
  const { text } = useLanguage()
  const shared: Shared = {
    address: addressToShare(),
    title: document.title,
    description: text(shareDescription(indicator)),
  }
  const [copied, copy] = useCopied()
  const linkId = useId()
  return (
    <Dialog form="centre" title={text(message('menus.share'))} onClose={onClose}>
      <Text tone="soft">{text(message('menus.share-about'))}</Text>
      <label className={classes.label} htmlFor={linkId}>
        {text(message('menus.link'))}
      </label>
      <Row gap={8}>
        <input
          id={linkId}
          className={classes.field}
          readOnly
          value={shared.address}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button kind="primary" onClick={() => copy(shared.address)}>
          {copied ? <IconCheck size={16} aria-hidden="true" /> : <IconCopy size={16} aria-hidden="true" />}
          {copied ? text(message('shell.copied')) : text(message('menus.copy'))}
        </Button>
        <span className="sr-only" role="status">
          {copied ? text(message('card.link-copied')) : ''}
        </span>
      </Row>
      <MailForm shared={shared} />
      <p className={classes.label}>{text(message('menus.share-on'))}</p>
      <Row as="ul" wrap gap={20} rows={8} className={classes.networks}>
        {socialAddresses(shared).map(([name, address]) => (
          <li key={name}>
            <a href={address} target="_blank" rel="noopener noreferrer">
              {name}
            </a>
          </li>
        ))}
      </Row>
    </Dialog>
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
      <label className={classes.label} htmlFor={id}>
        {text(message('menus.send-mail'))}
      </label>
      <Row gap={8}>
        <input
          id={id}
          type="email"
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
        <Text above={4} tone="error" size={12.5} id={`${id}-error`} role="alert">
          {text(message('menus.no-mail-address'))}
        </Text>
      )}
    </form>
  )
}
