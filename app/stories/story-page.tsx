import { pathTo } from "#app/lib/http/path-to.ts"
import { storyContent } from "#content/en/stories.ts"
import { StoryForm, type StoryFormProps } from "./story-form.tsx"

const words = storyContent.form

/** /community/story: the form on a separate page, for links and for browsers without script. */
export function StoryPage(props: StoryFormProps) {
  return (
    <div className="page-width grid max-w-2xl gap-6 py-8 lg:py-14">
      <p>
        <a href={pathTo("/community")} className="text-link">
          {words.back}
        </a>
      </p>
      <h1 className="text-title">{words.heading}</h1>
      <p className="text-lg text-ivory-300">{words.lead}</p>
      <div className="panel p-5 sm:p-6">
        <StoryForm {...props} />
      </div>
    </div>
  )
}
