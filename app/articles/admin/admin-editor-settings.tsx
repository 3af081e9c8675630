import { Picture } from "#app/lib/images/picture.tsx"
import { optionsOf } from "#app/lib/text/codes.ts"
import { textCategoryWords } from "#app/lib/text/text-categories.ts"
import { usualZones } from "#app/lib/time/usual-zones.ts"
import { Button } from "#app/ui/button.tsx"
import { SelectField, TextArea, TextField } from "#app/ui/form/field.tsx"
import { adminArticles } from "#content/en/admin-articles.ts"
import { textCategoryLabels } from "#content/en/labels.ts"
import { type ArticleField, imageAltLimit } from "../article-form.ts"
import { articleLimits } from "../options.ts"
import type { EditorState } from "./editor-state.ts"

type Props = {
  state: EditorState
  field(name: ArticleField): { name: ArticleField; label: string; error?: string; defaultValue: string }
}

/** All fields of an article except its text. */
export function EditorSettings({ state: { facts }, field }: Props) {
  const { hints, choose, buttons, picture, noPicture, settings } = adminArticles.editor
  const category = field("category")
  const known = optionsOf(textCategoryWords, textCategoryLabels)
  const own = category.defaultValue
  // An article may have a category outside the list, and keeps it.
  if (own && !known.some(({ value }) => value === own)) known.push({ value: own, label: own })
  return (
    <section aria-label={settings} className="panel grid grid-cols-1 items-start gap-5 p-4 md:grid-cols-2">
      <h2 className="font-sans text-lg font-bold md:col-span-2">{settings}</h2>
      <SelectField {...category} empty={choose} options={known} required />
      <TextField {...field("author")} hint={hints.author} maxLength={articleLimits.author} required />
      <TextField
        {...field("slug")}
        hint={hints.slug}
        maxLength={articleLimits.slug}
        spellCheck={false}
        autoCapitalize="none"
      />
      <TextArea {...field("excerpt")} hint={hints.excerpt} maxLength={articleLimits.excerpt} rows={3} />
      <TextField
        {...field("publishAt")}
        hint={hints.publishAt}
        type="datetime-local"
        max="2999-12-31T23:59"
      />
      <SelectField
        {...field("zone")}
        empty={choose}
        options={[...new Set([...usualZones, field("zone").defaultValue].filter(Boolean))]}
        required
      />
      <div className="grid gap-3">
        <h3 className="font-semibold">{picture}</h3>
        {facts.image ? (
          <Picture
            image={facts.image}
            alt={field("imageAlt").defaultValue}
            sizes="20rem"
            className="max-h-48 w-auto max-w-full justify-self-start rounded-card"
          />
        ) : (
          <p className="text-ivory-300">{noPicture}</p>
        )}
        <Button name="intent" value="picture" variant="secondary" size="sm" className="justify-self-start">
          {facts.image ? buttons.changePicture : buttons.picture}
        </Button>
      </div>
      {facts.image ? (
        <TextField {...field("imageAlt")} hint={hints.imageAlt} maxLength={imageAltLimit} required />
      ) : (
        <input type="hidden" name="imageAlt" defaultValue={field("imageAlt").defaultValue} />
      )}
    </section>
  )
}
