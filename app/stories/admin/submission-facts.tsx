import { Picture } from "#app/lib/images/picture.tsx"
import { categoryText } from "#app/lib/text/text-categories.ts"
import { StaffTime } from "#app/lib/time/staff-times.tsx"
import { Fact, Facts, MailLink } from "#app/ui/facts.tsx"
import { adminSubmissions } from "#content/en/admin-submissions.ts"
import { moderation } from "#content/en/moderation.ts"
import type { StaffStory } from "./staff-queries.server.ts"

const words = adminSubmissions.detail

/** The sender of a story, and its other fields. */
export function StoryFacts({ story }: { story: StaffStory }) {
  const { email, name, category, location, image, imageAlt, createdAt } = story
  const empty = moderation.notGiven
  return (
    <Facts heading={words.facts}>
      <Fact empty={empty} name={words.author}>
        {name}
      </Fact>
      <Fact empty={empty} name={words.email}>
        <MailLink address={email} />
      </Fact>
      <Fact empty={empty} name={words.category}>
        {categoryText(category)}
      </Fact>
      <Fact empty={empty} name={words.location}>
        {location}
      </Fact>
      <Fact empty={image ? empty : words.noPicture} name={words.imageAlt}>
        {imageAlt}
      </Fact>
      <Fact empty={empty} name={words.sent}>
        <StaffTime at={createdAt} />
      </Fact>
    </Facts>
  )
}

/** The picture of a decided story. */
export function SentPicture({ story: { image, imageAlt, status } }: { story: StaffStory }) {
  // A story whose picture was deleted by the cleanup job still has the alternative text.
  if (!image) return imageAlt ? <p className="text-ivory-300">{words.pictureDropped}</p> : null
  return (
    <figure className="panel grid gap-3 p-4">
      <div>
        <Picture
          image={image}
          alt={imageAlt ?? ""}
          sizes="(width >= 80rem) 30rem, 100vw"
          className="w-full rounded-card"
        />
      </div>
      {status !== "approved" && (
        <figcaption className="text-sm text-ivory-300">{words.pictureText}</figcaption>
      )}
    </figure>
  )
}
