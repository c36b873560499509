import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBlockquote,
  IconBold,
  IconClearFormatting,
  IconCode,
  IconH3,
  IconH4,
  IconItalic,
  IconLink,
  IconLinkOff,
  IconList,
  IconListNumbers,
  type IconProps,
  IconUnderline,
} from '#web/kit/icons.ts'
import { type Editor, useEditorState } from '@tiptap/react'
import { type ComponentType, useState } from 'react'
import { Row } from '#web/kit/layout.tsx'
import { LinkForm } from './link-form.tsx'
import classes from './rich-text-editor.module.css'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'

type FormatName =
  | 'heading-3'
  | 'heading-4'
  | 'bold'
  | 'italic'
  | 'underline'
  | 'code'
  | 'bullet-list'
  | 'ordered-list'
  | 'blockquote'
  | 'remove-link'
  | 'clear'
  | 'undo'
  | 'redo'

/** A thing that can be done to the text where the cursor stands. */
interface Formatting {
  readonly name: FormatName
  readonly icon: ComponentType<IconProps>
  readonly run: (editor: Editor) => void
  /** The mark or node that it switches; absent for what is done once. */
  readonly state?: readonly [name: string, attributes?: Readonly<Record<string, unknown>>]
  readonly can?: (editor: Editor) => boolean
}

const GROUPS: readonly (readonly Formatting[])[] = [
  [
    {
      name: 'heading-3',
      icon: IconH3,
      run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
      state: ['heading', { level: 3 }],
    },
    {
      name: 'heading-4',
      icon: IconH4,
      run: (editor) => editor.chain().focus().toggleHeading({ level: 4 }).run(),
      state: ['heading', { level: 4 }],
    },
    {
      name: 'bold',
      icon: IconBold,
      run: (editor) => editor.chain().focus().toggleBold().run(),
      state: ['bold'],
    },
    {
      name: 'italic',
      icon: IconItalic,
      run: (editor) => editor.chain().focus().toggleItalic().run(),
      state: ['italic'],
    },
    {
      name: 'underline',
      icon: IconUnderline,
      run: (editor) => editor.chain().focus().toggleUnderline().run(),
      state: ['underline'],
    },
    {
      name: 'code',
      icon: IconCode,
      run: (editor) => editor.chain().focus().toggleCode().run(),
      state: ['code'],
    },
  ],
  [
    {
      name: 'bullet-list',
      icon: IconList,
      run: (editor) => editor.chain().focus().toggleBulletList().run(),
      state: ['bulletList'],
    },
    {
      name: 'ordered-list',
      icon: IconListNumbers,
      run: (editor) => editor.chain().focus().toggleOrderedList().run(),
      state: ['orderedList'],
    },
    {
      name: 'blockquote',
      icon: IconBlockquote,
      run: (editor) => editor.chain().focus().toggleBlockquote().run(),
      state: ['blockquote'],
    },
  ],
  [
    {
      name: 'remove-link',
      icon: IconLinkOff,
      run: (editor) => editor.chain().focus().unsetLink().run(),
      can: (editor) => editor.isActive('link'),
    },
  ],
  [
    {
      name: 'clear',
      icon: IconClearFormatting,
      run: (editor) => editor.chain().focus().unsetAllMarks().clearNodes().run(),
    },
    {
      name: 'undo',
      icon: IconArrowBackUp,
      run: (editor) => editor.chain().focus().undo().run(),
      can: (editor) => editor.can().undo(),
    },
    {
      name: 'redo',
      icon: IconArrowForwardUp,
      run: (editor) => editor.chain().focus().redo().run(),
      can: (editor) => editor.can().redo(),
    },
  ],
]

/** Where the link button stands: before the one that removes it. */
const LINKS = 2

interface FormattingBarProps {
  readonly id: string
  readonly label: string
  readonly editor: Editor
}

/** The toolbar of a text: one stop for Tab a button, pressed where the cursor stands in such a text. */
export function FormattingBar({ id, label, editor }: FormattingBarProps) {
  const [linking, setLinking] = useState(false)
  const { pressed, possible, link } = useEditorState({ editor, selector: ({ editor: now }) => stateOf(now) })
  return (
    <>
      <Row id={id} role="toolbar" aria-label={label} wrap gap={8} className={classes.bar}>
        {GROUPS.map((group, index) => (
          <Row key={group[0]?.name}>
            {index === LINKS && (
              <BarButton
                name="link"
                icon={IconLink}
                pressed={link !== null}
                expanded={linking}
                onClick={() => setLinking(!linking)}
              />
            )}
            {group.map((entry) => (
              <BarButton
                key={entry.name}
                name={entry.name}
                icon={entry.icon}
                pressed={entry.state && pressed.includes(entry.name)}
                disabled={!possible.includes(entry.name)}
                onClick={() => entry.run(editor)}
              />
            ))}
          </Row>
        ))}
      </Row>
      {linking && <LinkForm editor={editor} address={link ?? ''} onDone={() => setLinking(false)} />}
    </>
  )
}

function stateOf(editor: Editor) {
  const entries = GROUPS.flat()
  const href: unknown = editor.getAttributes('link').href
  return {
    pressed: entries
      .filter(({ state }) => state && editor.isActive(state[0], state[1]))
      .map(({ name }) => name),
    possible: entries.filter(({ can }) => can?.(editor) ?? true).map(({ name }) => name),
    link: typeof href === 'string' ? href : null,
  }
}

interface BarButtonProps extends Pick<Formatting, 'icon'> {
  readonly name: FormatName | 'link'
  readonly pressed?: boolean | undefined
  readonly expanded?: boolean
  readonly disabled?: boolean
  readonly onClick: () => void
}

function BarButton({ name, icon: Icon, pressed, expanded, disabled, onClick }: BarButtonProps) {
  const { text } = useLanguage()
  const label = text(message(`rich-text.${name}`))
  return (
    <Row
      type="button"
      as="button"
      align="center"
      justify="center"
      className={classes.control}
      title={label}
      aria-label={label}
      aria-pressed={pressed}
      aria-expanded={expanded}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon size={16} aria-hidden="true" />
    </Row>
  )
}
