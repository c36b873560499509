import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { IconPlus } from '#web/kit/icons.ts'
import { useEffect } from 'react'
import type { DocumentSummary } from '#contract/documents/document.ts'
import listClasses from '#web/documents/list/document-list.module.css'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { LinkButton } from '#web/kit/button.tsx'
import { Box, Stack, Text } from '#web/kit/layout.tsx'
import { RecordsHead } from '#web/kit/records/records.tsx'
import { showToast } from '#web/kit/toast.ts'
import { useCopied } from '#web/kit/use-copied.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import classes from './custom-dashboards.module.css'
import { SavedDashboard } from './saved-dashboard.tsx'

/** The custom dashboards of a person, and the public ones of others (specification of accounts §2). */
export default function CustomDashboardsPage() {
  const { text } = useLanguage()
  const list = useAnswer('GET /document', { query: { kind: 'dashboard' } })
  return (
    <>
      <RecordsHead
        title={text(message('own-dashboards.saved'))}
        lead={text(message('own-dashboards.saved-lead'))}
        actions={
          <LinkButton kind="primary" href="/my-dashboard/details">
            <IconPlus size={18} aria-hidden="true" /> {text(message('own-dashboards.add'))}
          </LinkButton>
        }
      />
      <WhenAnswered
        answer={list}
        what={message('own-dashboards.yours')}
        failure={text(message('own-dashboards.not-loaded'))}
        wait={<p role="status">{text(message('own-dashboards.loading'))}</p>}
      >
        {({ data }) => <Groups rows={data.results} />}
      </WhenAnswered>
    </>
  )
}

function Groups({ rows }: { readonly rows: readonly DocumentSummary[] }) {
  const { text } = useLanguage()
  const copy = useCopyLink()
  const groups = [
    {
      title: text(message('own-dashboards.private')),
      lead: text(message('own-dashboards.private-lead')),
      empty: text(message('own-dashboards.no-private')),
      rows: rows.filter((row) => row.is_own && row.visibility !== 'public'),
      isFirst: true,
    },
    {
      title: text(message('own-dashboards.public')),
      empty: text(message('own-dashboards.no-public')),
      rows: rows.filter((row) => row.is_own && row.visibility === 'public'),
    },
    { title: text(message('own-dashboards.of-others')), empty: '', rows: rows.filter((row) => !row.is_own) },
  ]
  return groups
    .filter((group) => group.rows.length > 0 || group.empty !== '')
    .map((group) => (
      <Box as="section" key={group.title} below={32} aria-label={group.title}>
        <Text as="h2" below={8}>
          {group.title}
        </Text>
        {group.lead !== undefined && group.rows.length > 0 && (
          <Text tone="soft" size={13} below={8}>
            {group.lead}
          </Text>
        )}
        {group.rows.length === 0 && (
          <Stack gap={12} across="start" className={classes.empty}>
            <p>{group.empty}</p>
            {group.isFirst && (
              <LinkButton href="/my-dashboard/details">{text(message('own-dashboards.create'))}</LinkButton>
            )}
          </Stack>
        )}
        <ul className={listClasses.list}>
          {group.rows.map((row) => (
            <SavedDashboard key={row.id} row={row} onCopy={copy} />
          ))}
        </ul>
      </Box>
    ))
}

/** Copies a link and says so. */
function useCopyLink(): (link: string) => void {
  const { text } = useLanguage()
  const [copied, copy] = useCopied()
  useEffect(() => {
    if (copied) void showToast({ kind: 'success', title: text(message('own-dashboards.copied')) })
  }, [copied, text])
  return copy
}
