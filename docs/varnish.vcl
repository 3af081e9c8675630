# Varnish 7 in front of one or more instances (docs/past-one-machine.md, "A shared cache"; decision 68). It needs xkey, which Debian has
# in varnish-modules, and
#     varnishd -f varnish.vcl -p http_gzip_support=off
# because the site packs its pages itself, as Brotli too. Each instance needs SHARED_CACHES with the address of this machine,
# and TRUST_PROXY one higher.
vcl 4.1;

import cookie;
import directors;
import std;
import xkey;

probe ready {
  .url = "/readyz";
  .interval = 1s;
  .timeout = 2s;
  .window = 3;
  .threshold = 2;
  .initial = 1;
}

# Yours: one for each instance, here and in vcl_init.
backend one { .host = "127.0.0.1"; .port = "3000"; .probe = ready; }

# Yours: the machines of the instances. Whoever is named here can have pages taken out of the cache.
acl instances { "localhost"; }

sub vcl_init {
  new site = directors.round_robin();
  site.add_backend(one);
}

sub vcl_recv {
  if (req.method == "PURGE") {
    if (client.ip !~ instances) { return (synth(405, "Method Not Allowed")); }
    # From now on they are asked for again; only while no instance answers are they better than nothing.
    set req.http.gone = xkey.softpurge(req.http.Surrogate-Key);
    return (synth(200, "Gone: " + req.http.gone));
  }

  set req.backend_hint = site.backend();
  # What is old is shown when the instance that was asked has failed, and while none answers; never before.
  unset req.http.again;
  if (req.restarts > 0) { set req.http.again = "1"; }
  if (req.restarts > 0 || !std.healthy(req.backend_hint)) { set req.grace = 1d; } else { set req.grace = 0s; }

  if (req.method != "GET" && req.method != "HEAD") { return (pass); }
  # The first sets a cookie, the second never ends.
  if (req.url ~ "[?]first-visit$" || req.http.Accept ~ "text/event-stream") { return (pass); }

  # The look that was chosen and the style that a browser has tell pages apart. Whoever has any other cookie may be somebody.
  cookie.parse("" + req.http.Cookie);
  cookie.filter_re("^(__Host-)?(theme|style-app|style-learn)$");
  if (cookie.get_string() != "") { return (pass); }
  if (req.url ~ "^/(assets|images|og)/") { unset req.http.Cookie; }

  if (req.http.Accept-Encoding ~ "(?i)(^|[, ])br *($|,|; *q=(1|0?\.0*[1-9]))") { set req.http.Accept-Encoding = "br"; }
  elsif (req.http.Accept-Encoding ~ "(?i)(^|[, ])gzip *($|,|; *q=(1|0?\.0*[1-9]))") { set req.http.Accept-Encoding = "gzip"; }
  else { unset req.http.Accept-Encoding; }
  return (hash);
}

# Not by Vary alone: what somebody makes up as a cookie would stand in the row of every reader of that page.
sub vcl_hash {
  hash_data(req.url);
  hash_data(req.http.Cookie);
  return (lookup);
}

sub vcl_backend_response {
  # Another instance is asked, or what was kept is shown (vcl_synth).
  if (beresp.status >= 500 && !bereq.uncacheable && !bereq.http.again) { return (abandon); }

  set beresp.grace = 0s;
  if (beresp.http.CDN-Cache-Control ~ "^max-age=\d+$") {
    set beresp.ttl = std.duration(regsub(beresp.http.CDN-Cache-Control, "max-age=", "") + "s", 0s);
    set beresp.grace = 1d;
    # Asked for again with their tags: an answer without a body renews what has not changed.
    set beresp.keep = 1h;
    set beresp.http.xkey = beresp.http.Surrogate-Key;
    set beresp.http.kept-url = bereq.url;
    return (deliver);
  }
  # It was kept (only then it is asked for with a tag), and is gone now: it does not come back while no instance answers.
  if (bereq.http.If-None-Match && !bereq.uncacheable && beresp.status < 500) {
    ban("obj.http.kept-url == " + bereq.url);
  }
  # Files and pictures; what staff take back is not shown for longer than a page would be.
  if (beresp.status == 200 && beresp.http.Cache-Control ~ "^public" && !beresp.http.Set-Cookie) {
    if (bereq.url !~ "^/assets/" && beresp.ttl > 60s) { set beresp.ttl = 60s; }
    return (deliver);
  }
  set beresp.uncacheable = true;
  set beresp.ttl = 1s;
  return (deliver);
}

sub vcl_backend_error {
  if (!bereq.uncacheable && !bereq.http.again) { return (abandon); }
}

sub vcl_synth {
  if (resp.status == 503 && req.restarts == 0 && (req.method == "GET" || req.method == "HEAD")) { return (restart); }
}

sub vcl_deliver {
  unset resp.http.xkey;
  unset resp.http.kept-url;
  unset resp.http.Surrogate-Key;
  unset resp.http.CDN-Cache-Control;
  unset resp.http.Age;
  unset resp.http.Via;
  unset resp.http.X-Varnish;
}
