import { Form, Link, useNavigation } from "react-router"
import type { FieldConstraints, FieldErrors } from "#app/lib/form/parse-form.ts"
import { optionsOf } from "#app/lib/text/codes.ts"
import { format } from "#app/lib/text/format.ts"
import { textCategoryWords } from "#app/lib/text/text-categories.ts"
import { useStaffTimes } from "#app/lib/time/staff-times.tsx"
import { Button } from "#app/ui/button.tsx"
import { ErrorSummary } from "#app/ui/form/error-summary.tsx"
import { CheckboxField, SelectField, TextArea, TextField } from "#app/ui/form/field.tsx"
import { RefusalNotice } from "#app/ui/form/refusal-notice.tsx"
import { useKeptForm } from "#app/ui/form/use-kept-form.ts"
import { Notice } from "#app/ui/notice.tsx"
import { adminSubmissions } from "#content/en/admin-submissions.ts"
import { textCategoryLabels } from "#content/en/labels.ts"
import { moderation } from "#content/en/moderation.ts"
import { ArticlePreview, type PreviewedArticle } from "../article-preview.tsx"
import type { StoryEditValues } from "./edit-schema.ts"
import { storyList } from "./staff-list.ts"
import type { StaffStory } from "./staff-queries.server.ts"

const { edit: words, fields: names } = adminSubmissions

type Props = {
  story: StaffStory
  values: StoryEditValues
  constraints: Record<string, FieldConstraints>
  errors?: FieldErrors
  /** Preview of the typed text, once requested. */
  preview?: PreviewedArticle
  /** True if the form was submitted before. */
  wasSent: boolean
}

/** Form to edit the article of a story before it is published. */
export function StoryEditing({ story, values, constraints, errors, preview, wasSent }: Props) {
  const { timeText } = useStaffTimes()
  const { id, status, decidedBy, decidedAt } = story
  const isOpen = status === "pending"
  return (
    <div className="grid grid-cols-1 gap-5">
      <Link
        to={`${storyList.path}/${id}`}
        className="inline-flex min-h-9 items-center justify-self-start text-gold-400 underline"
      >
        {words.back}
      </Link>
      <h1 className="text-heading">{words.heading}</h1>
      {isOpen ? (
        <p className="measure text-ivory-300">{words.lead}</p>
      ) : (
        <Decided wasSent={wasSent}>
          {format(words.decided, {
            by: decidedBy ?? moderation.nobody,
            date: decidedAt ? timeText(decidedAt) : "",
          })}
        </Decided>
      )}
      <ErrorSummary
        items={Object.entries(errors ?? {}).map(([field, message = ""]) => ({ field, message }))}
      />
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
        {(isOpen || wasSent) && <EditForm {...{ story, values, constraints, errors, isOpen }} />}
        {preview && <ArticlePreview heading={words.previewHeading} article={preview} />}
      </div>
    </div>
  )
}

type FormProps = Pick<Props, "story" | "values" | "constraints" | "errors"> & { isOpen: boolean }

/** Explains why the story can no longer be edited; a submitted form stays visible. */
function Decided({ wasSent, children }: { wasSent: boolean; children: string }) {
  const { decidedTitle, kept } = words
  if (!wasSent)
    return (
      <Notice tone="error" title={decidedTitle}>
        {children}
      </Notice>
    )
  return (
    <RefusalNotice title={decidedTitle}>
      <p>{children}</p>
      <p>{kept}</p>
    </RefusalNotice>
  )
}

function EditForm({ story, values, constraints, errors, isOpen }: FormProps) {
  const busy = useNavigation().state !== "idle"
  const form = useKeptForm("edit")
  const field = (name: keyof StoryEditValues & keyof typeof names) => ({
    name,
    label: names[name],
    error: errors?.[name],
    maxLength: constraints[name]?.maxLength,
    defaultValue: values[name],
  })
  return (
    // Missing fields are reported in our own messages, beside the fields and above them.
    <Form ref={form} method="post" noValidate className="panel grid grid-cols-1 gap-4 p-5">
      <TextField {...field("title")} required />
      <TextField {...field("author")} hint={words.authorHint} required />
      <SelectField
        name="category"
        label={names.category}
        error={errors?.category}
        empty={words.chooseCategory}
        options={optionsOf(textCategoryWords, textCategoryLabels)}
        defaultValue={values.category}
        required
      />
      <TextArea {...field("story")} hint={words.storyHint} rows={16} required />
      {story.image && (
        <>
          <TextField {...field("imageAlt")} hint={words.imageAltHint} />
          <CheckboxField
            name="dropPicture"
            label={words.dropPicture}
            hint={words.dropPictureHint}
            defaultChecked={values.dropPicture}
          />
        </>
      )}
      {isOpen && (
        <div className="flex flex-wrap gap-3">
          <Button name="intent" value="preview" variant="outline" disabled={busy}>
            {words.preview}
          </Button>
          <Button name="intent" value="publish" variant="gold" disabled={busy}>
            {words.publish}
          </Button>
          <Link
            to={`${storyList.path}/${story.id}`}
            className="inline-flex min-h-11 items-center rounded-control px-5 font-semibold hover:bg-ink-800"
          >
            {words.cancel}
          </Link>
        </div>
      )}
    </Form>
  )
}
