import { lazy, Suspense, useMemo } from 'react'
import { Redirect, useLocation, useSearch } from 'wouter'
import type { DocumentRow } from '#contract/documents/document.ts'
import { type DocumentGround, documentGround, sectionOpenings } from '#sections/document-dashboard.ts'
import { openingAddress } from '#sections/section-openings.ts'
import type { FilledDocument } from '#domain/document/fill.ts'
import { readDocument } from '#domain/document/read-document.ts'
import type { DrawnBlock } from '#web/documents/document-blocks.tsx'
import { openedDocument } from '#web/documents/filling.ts'
import { DecisionBar } from '#web/features/custom-dashboards/decision-bar.tsx'
import { withQuery } from '#web/controls/use-address-state.ts'
import { Coming } from '#web/kit/coming.tsx'
import { AnswerFailure } from '#web/kit/answered.tsx'
import { Button, LinkButton } from '#web/kit/button.tsx'
import { Box, Row, Text } from '#web/kit/layout.tsx'
import type { PageProps } from '#web/kit/page-props.ts'
import { openSignIn } from '#web/kit/sign-in-door.ts'
import { LoadFailureMessage, Message } from '#web/kit/state-message.tsx'
import { type Catalogue, catalogueResource } from '#web/queries/catalogue.ts'
import { useOwnAccount } from '#web/queries/own-account.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import { useResource } from '#web/queries/use-resource.ts'
import classes from './custom-dashboard-page.module.css'
import { DashboardSections } from '../dashboard-sections.tsx'
import { PageLoading, Shell } from '../shell.tsx'
import { message } from '#domain/message/message.ts'
import { InEnglish } from '#web/language/in-english.tsx'
import { useLanguage } from '#web/language/use-language.ts'

const DocumentBlocks = lazy(async () => ({
  default: (await import('#web/documents/document-blocks.tsx')).DocumentBlocks,
}))

const DocumentComments = lazy(async () => ({
  default: (await import('#web/documents/comments/document-comments.tsx')).DocumentComments,
}))

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
  const answer = useAnswer('GET /document/{id}', { path: { id } })
  const catalogue = useResource(catalogueResource)
  if (answer.status === 'failed') {
    return (
      <Shell title={text(TITLE)}>
        <div className={classes.message}>
          {answer.error.status === 404 || answer.error.status === 400 ? (
            <Hidden />
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
  return <Opened row={answer.value.data} catalogue={catalogue.value} onReload={answer.reload} />
}

/** Whether a dashboard does not exist or belongs to somebody else is not told apart. */
function Hidden() {
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
    </>
  )
}

interface OpenedProps {
  readonly row: DocumentRow
  readonly catalogue: Catalogue
  readonly onReload: () => Promise<void>
}

function Opened(props: OpenedProps) {
  const { row, catalogue } = props
  const language = useLanguage()
  const search = useSearch()
  const read = useMemo(() => readDocument(row.document), [row])
  const { reference } = catalogue
  const opened = useMemo(
    () =>
      read.ok
        ? openedDocument(read.document, { query: new URLSearchParams(search), reference, language })
        : null,
    [read, search, reference, language],
  )
  if (opened?.filled) return <Drawn {...props} document={opened.filled} />
  const why = opened ? message('document-blocks.template', { what: opened.open }) : null
  return (
    <Shell title={row.title}>
      <div className={classes.message}>
        <h1 className="sr-only">{row.title}</h1>
        <Message title={language.text(message('page-words.not-loaded'))}>{why && language.text(why)}</Message>
      </div>
    </Shell>
  )
}

function Drawn({ row, catalogue, onReload, document }: OpenedProps & { readonly document: FilledDocument }) {
  const { text } = useLanguage()
  const own = useMemo(() => documentGround(document, row.id, catalogue), [document, row, catalogue])
  const { dashboard } = own
  const { ahead, behind } = around(document)
  const hasSections = dashboard.initial_indicator !== null && dashboard.sections.length > 0
  return (
    <Shell title={document.title} dashboard={dashboard}>
      <Row as="header" wrap gap={24} rows={8} align="start" justify="between" className={classes.head}>
        <div className={classes.words}>
          {document.description && (
            <Text widest="80ch" tone="soft">
              {document.description}
            </Text>
          )}
          <Text tone="faint" size={13}>
            {text(message('page-words.made-by', { name: row.author || message('page-words.former-member') }))}
          </Text>
        </div>
        {row.is_own && (
          <Row as="nav" wrap gap={8} screen aria-label={text(message('page-words.your-dashboard'))}>
            {row.kind === 'dashboard' && (
              <LinkButton href={`/my-dashboard/details?edit=${row.id}`}>
                {text(message('page-words.edit'))}
              </LinkButton>
            )}
            <LinkButton href={`/document/${row.id}/edit`}>{text(message('page-words.canvas'))}</LinkButton>
            <LinkButton href={`/document/${row.id}/history`}>
              {text(message('page-words.history'))}
            </LinkButton>
            {row.kind === 'dashboard' && (
              <LinkButton href="/my-dashboard/details">{text(message('page-words.create'))}</LinkButton>
            )}
            <LinkButton kind="quiet" href="/account#/savedDashboards">
              {text(message('page-words.my-dashboards'))}
            </LinkButton>
          </Row>
        )}
        <Box screen className={classes.decision}>
          <DecisionBar row={row} onReload={onReload} />
        </Box>
      </Row>
      <Blocks blocks={ahead} row={row} document={document} />
      {hasSections && <Sections key={row.version} {...own} document={document} />}
      <Blocks blocks={behind} row={row} document={document} />
      {!hasSections && ahead.length + behind.length === 0 && (
        <div className={classes.message}>
          <Message title={text(message('page-words.no-figures'))}>
            {text(message('page-words.none-published'))}
          </Message>
        </div>
      )}
      <Box screen className={classes.blocks}>
        <Suspense fallback={<Coming />}>
          <InEnglish>
            <DocumentComments id={row.id} />
          </InEnglish>
        </Suspense>
      </Box>
    </Shell>
  )
}

interface SectionsProps extends DocumentGround {
  readonly document: FilledDocument
}

/** The sections in tabs, which open as their author set them. */
function Sections({ document, ...own }: SectionsProps) {
  const search = useSearch()
  const [path] = useLocation()
  const openings = useMemo(() => sectionOpenings(document), [document])
  const opening = openingAddress(new URLSearchParams(search), openings)
  if (opening) return <Redirect to={withQuery(path, opening)} replace />
  return <DashboardSections {...own} openings={openings} />
}

interface BlocksProps {
  readonly blocks: readonly DrawnBlock[]
  readonly row: DocumentRow
  readonly document: FilledDocument
}

function Blocks({ blocks, row, document: { release } }: BlocksProps) {
  if (blocks.length === 0) return null
  return (
    <div className={classes.blocks}>
      <Suspense fallback={<Coming />}>
        <DocumentBlocks blocks={blocks} id={row.id} release={release === 'latest' ? null : release} />
      </Suspense>
    </div>
  )
}

/** The blocks before the sections, which stand together in tabs, and those behind the first of them. */
function around({ blocks }: FilledDocument) {
  const first = blocks.findIndex(({ kind }) => kind === 'section')
  const drawn = (some: readonly FilledDocument['blocks'][number][]) =>
    some.flatMap((block): readonly DrawnBlock[] => (block.kind === 'section' ? [] : [block]))
  const end = first < 0 ? blocks.length : first
  return { ahead: drawn(blocks.slice(0, end)), behind: drawn(blocks.slice(end)) }
}
