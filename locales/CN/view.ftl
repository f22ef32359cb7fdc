# The views' own words: names of controls, states of lists, pages that stand for the whole site. The core never asks for
# these.

view-close = 关闭
view-retry = 重试
view-loading = 加载中
view-go-home = 前往首页
view-see-all = 查看全部
view-failed = 操作没有成功
# $id: the request id to quote to customer service.
view-request-id = 请求编号 { $id }
view-skip = 跳到正文

# The layout around the screens.
# $brand: the name of the site.
view-logo = { $brand }：首页
view-nav = 栏目
view-nav-vendors = 游戏供应商
view-bottom-bar = 主要栏目
view-language = 语言
view-theme-light = 切换到浅色主题
view-theme-dark = 切换到深色主题
view-notices = 公告
view-notices-pause = 暂停滚动公告
view-notices-play = 继续滚动公告
view-messages-region = 消息提示
view-outcome-region = 您最近的请求
view-log-in = 登录
view-sign-up = 注册
view-account-menu = 您的账户
view-sign-out = 退出登录
view-agent = 代理
view-trial = 试玩账户
# $time: date and time of day.
view-last-login = 上次登录 { $time }
view-messages = 站内消息
view-balance = 余额
view-balance-play = 试玩币余额
view-balance-refresh = 刷新余额
view-balance-show = 显示余额
view-balance-hide = 隐藏余额
view-balance-stale = 此数字可能不是最新。点按可重试。

view-side-open = 客服与应用

# Home.
view-banners = 优惠
# $number: which slide. $count: how many there are.
view-banner-dot = 第 { $number } 项优惠，共 { $count } 项
view-banners-pause = 停止切换优惠
view-banners-play = 继续切换优惠
view-jackpot = 累积奖池
view-jackpot-sample = 奖池示意
view-jackpot-illustrative = 仅供示意：此数字背后没有奖池。
view-jackpot-pool = 此数字及其增速由运营方设定。
view-jackpot-pause = 停止滚动数字
view-jackpot-play = 滚动数字
view-categories = 游戏种类
view-hot-games = 当前热门
view-popular-games = 近 14 天最多人玩
view-continue-playing = 继续游戏
view-search = 搜索游戏
# $count: how many games there are, grouped.
view-search-count = 在 { $count } 款游戏中搜索

# Tiles of games.
view-play = 开始
view-demo = 试玩
view-hot = 热门
view-coming-soon = 即将推出
view-favourite = 加入收藏
view-unfavourite = 取消收藏

# Pages that stand for the whole site, and parts that are missing.
view-maintenance-title = 网站正在维护
view-maintenance-text = 我们很快回来。您的余额和投注都是安全的。
# $until: date and time of day.
view-maintenance-until = 预计恢复时间：{ $until }
view-blocked-title = 您所在地区无法使用本站
view-blocked-text = 您所在地区的访问受到限制。如果您认为有误，请联系客服。
# $ip: the visitor's network address.
view-blocked-ip = 您的地址：{ $ip }
view-unreachable-title = 无法访问网站
view-crash-title = 页面出错了
view-crash-text = 页面内部出错。您的余额和投注都保存在服务器上。
view-crash-restart = 重新开始
view-chunk-title = 网站的这一部分未能加载
view-chunk-missing = 缺少文件：网站可能已更新。请刷新页面或重试。
view-chunk-error = 连接中断，或文件无法启动。请重试。
view-chunk-timeout = 等待超过两分钟。请检查网络连接后重试。
view-not-found = 此地址没有页面，可能已经移动。

view-renewal-missing = 此页面的一部分已不在服务器上。请写完正在输入的内容，然后刷新页面。
view-renewal-ready = 网站有新版本。请写完正在输入的内容，然后刷新页面。
view-renewal-region = 网站自身的消息
view-renewal-accept = 刷新
view-renewal-later = 稍后
view-menu-open = 打开菜单
view-menu = 所有页面
view-agent-centre = 代理中心
view-bell-unread = 未读公告
view-notices-all = 查看全部公告
view-chat-mark = 您的会话
