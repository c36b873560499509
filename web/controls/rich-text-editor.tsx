import { Link } from '@tiptap/extension-link'
import { EditorContent, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { safeLink } from '#domain/rich-text/rich-text.ts'
import { FieldFrame, type FieldProps } from '#web/kit/form/field.tsx'
import { FormattingBar } from './formatting-bar.tsx'
import classes from './rich-text-editor.module.css'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { useId } from '#web/kit/use-id.ts'

interface RichTextEditorFieldProps extends FieldProps {
  /** HTML to begin with; later changes of it from outside are not followed. */
  readonly value: string
  readonly onChange: (html: string) => void
}

/** The formats that people can give a text; pasted text becomes the same few elements (domain/rich-text). */
const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [3, 4] },
    codeBlock: false,
    strike: false,
    horizontalRule: false,
    link: false,
  }),
  Link.configure({
    openOnClick: false,
    autolink: true,
    defaultProtocol: 'https',
    isAllowedUri: (address) => safeLink(address) !== null,
  }),
]

/** A field for formatted text, with a toolbar that the arrow keys and Tab reach. Its library is loaded with this file. */
export default function RichTextEditorField({ value, onChange, ...field }: RichTextEditorFieldProps) {
  return (
    <FieldFrame {...field}>
      {(attributes) => <Editor {...{ value, onChange, attributes }} label={field.label} />}
    </FieldFrame>
  )
}

interface EditorProps extends Pick<RichTextEditorFieldProps, 'value' | 'onChange' | 'label'> {
  readonly attributes: {
    readonly id: string
    readonly 'aria-invalid': boolean | undefined
    readonly 'aria-describedby': string | undefined
  }
}

function Editor({ value, onChange, label, attributes }: EditorProps) {
  const { text } = useLanguage()
  const toolbar = useId()
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: value,
    // The rules of the content security policy: no style element of its own.
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-controls': toolbar,
        ...(attributes['aria-describedby'] && { 'aria-describedby': attributes['aria-describedby'] }),
        ...(attributes['aria-invalid'] && { 'aria-invalid': 'true' }),
      },
    },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
  })
  return (
    <div className={classes.editor} id={attributes.id} data-wrong={attributes['aria-invalid']}>
      {editor && (
        <FormattingBar
          id={toolbar}
          label={text(message('rich-text.of', { field: label.toLowerCase() }))}
          editor={editor}
        />
      )}
      <EditorContent editor={editor} />
    </div>
  )
}
