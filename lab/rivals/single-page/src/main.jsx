import { createRoot } from "react-dom/client"
import { createBrowserRouter, Outlet, RouterProvider, useLocation } from "react-router"
import built from "../.cache/shared/built.json"
import { Frame } from "../.cache/shared/frame.js"

const router = createBrowserRouter([
  {
    element: <Site />,
    hydrateFallbackElement: <Waiting />,
    children: [
      { index: true, lazy: () => import("./home.jsx") },
      { path: "merchant-directory", lazy: () => import("./directory.jsx") },
      { path: "learn/blockchain", lazy: () => import("./lesson.jsx") },
    ],
  },
])

function Site() {
  const { pathname } = useLocation()
  return (
    <Frame path={pathname} year={built.year}>
      <Outlet />
    </Frame>
  )
}

/** Until the page's own script is there. Unstyled on purpose: each page brings its stylesheet. */
function Waiting() {
  return null
}

createRoot(document.getElementById("root")).render(<RouterProvider router={router} />)
