import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useSearch } from 'wouter'
import type { Catalogue } from '#contract/release-data.ts'
import type { CatalogueDashboard } from '#contract/release-file.ts'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { Row, Text } from '#web/kit/layout.tsx'
import { addressToShare } from '#web/memory/shown-address.ts'
import { useCopied } from '#web/kit/use-copied.ts'
import { catalogueResource } from '#web/queries/catalogue.ts'
import { useResource } from '#web/queries/use-resource.ts'
import { useShownChoice } from '#web/queries/use-shown-choice.ts'
import {
  isMailAddress,
  mailAddress,
  type Shared,
  shareDescription,
  socialAddresses,
  specificAddress,
} from './share-addresses.ts'
import classes from './share.module.css'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'

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
      {dashboard && catalogue.status === 'ready' ? (
        <ShareFigures dashboard={dashboard} catalogue={catalogue.value} />
      ) : (
        <Ways indicator={null} specific={null} />
      )}
    </Dialog>
  )
}

interface ShareFiguresProps {
  readonly dashboard: CatalogueDashboard
  readonly catalogue: Catalogue
}

function ShareFigures({ dashboard, catalogue }: ShareFiguresProps) {
  const shown = useShownChoice(dashboard, catalogue, useSearch())
  const choice = shown.status === 'ready' ? shown.choice : null
  const indicator = catalogue.reference.indicators.get(choice?.indicator ?? 0)?.fullName ?? null
  const specific = choice && specificAddress(window.location.href, choice)
  return <Ways indicator={indicator} specific={specific} />
}

interface WaysProps {
  /** Full name of the indicator on the page; null on pages without one. */
  readonly indicator: string | null
  /** Address that says all of what is shown; null where nothing is. */
  readonly specific: string | null
}

function Ways({ indicator, specific }: WaysProps) {
  const { text } = useLanguage()
  const shared: Shared = {
    address: addressToShare(),
    title: document.title,
    description: text(shareDescription(indicator)),
  }
  return (
    <>
      <Text tone="soft">{text(message('menus.share-about'))}</Text>
      <LinkField label={text(message('menus.link'))} address={shared.address} />
      {specific !== null && (
        <>
          <LinkField label={text(message('menus.specific-link'))} address={specific} />
          <Text above={4} tone="faint" size={13}>
            {text(message('menus.specific-about'))}
          </Text>
        </>
      )}
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
    </>
  )
}

/** A link to read and to copy. */
function LinkField({ label, address }: { readonly label: string; readonly address: string }) {
  const { text } = useLanguage()
  const [copied, copy] = useCopied()
  const id = useId()
  return (
    <>
      <label className={classes.label} htmlFor={id}>
        {label}
      </label>
      <Row gap={8}>
        <input
          id={id}
          className={classes.field}
          readOnly
          value={address}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button onClick={() => copy(address)}>
          {copied ? <IconCheck size={16} aria-hidden="true" /> : <IconCopy size={16} aria-hidden="true" />}
          {copied ? text(message('shell.copied')) : text(message('menus.copy'))}
          <span className="sr-only">: {label}</span>
        </Button>
        <span className="sr-only" role="status">
          {copied ? text(message('card.link-copied')) : ''}
        </span>
      </Row>
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
      <label className={classes.label} htmlFor={id}>
        {text(message('menus.send-mail'))}
      </label>
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
        <Text above={4} tone="error" size={12.5} id={`${id}-error`} role="alert">
          {text(message('menus.no-mail-address'))}
        </Text>
      )}
    </form>
  )
}
